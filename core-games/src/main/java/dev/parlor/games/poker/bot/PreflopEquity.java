package dev.parlor.games.poker.bot;

/**
 * What each of the 169 classes of hands wins against each other class with all cards to come, so
 * that nothing has to be simulated before the flop. PreflopTables computes it, which lies with the
 * tests.
 */
final class PreflopEquity {
  /** Each class against those that come after it in the grid, row by row, in 61sts of the pot. */
  private static final String HALF =
      "srrrssrsrrrsvopooppppppqqvsonnnoopppqqurqommnopppppuqqpnlmmopoppvrqponlmnopppvsrpoonlm"
          + "noppvsrqpoonlnnopvrrrqpoonlmnoussrrrppoomooussrrrqqopnoousssrrsrqqqopvtssssssrrrrohhhh"
          + "hhhhhhhWLhhhijiijijjkkSccdeeeeeeekkeSccddeeeffkkeeScccdeeeeklfeeSccceeeeklgfeeScbddeej"
          + "kgfeedTbccddklggfeddTbccdjmggggfedTccdjlggggfeeeTcdjmhggggfeeeUekmgggggfffffUhhhhhhggh"
          + "hJKiccddddddddWlLhhiiiijijjkejTcddefffffkejeScdddeeffkfleeTcdceefekflfeeTccddfekflgffe"
          + "TcdddejflhffeeUbcdejfmhggffdUbddjflhggffedUcdjfmhhgggffeUekfmhhgggggfgVhghggggggJKaicd"
          + "dcdedddIcKgbcdccdcddWkjLghhhijijjjediScddefeffjfejeTbcdeeeejffjedTccddfeieekfeeTcdceej"
          + "fflgfeeUccdejgfmhgffdUcdeifelhgffeeUcdiffmhgggffeVejffmhgggggfgVggggfffgIKaaideddddddI"
          + "cKZgcddcdcddJcbKgbccdddddWkjiLggghiijjjfedjSccdeefejffejdSccdefeiffejeeTbdddeifffkfedU"
          + "ccdeiffflgffeUcddhfeflggfeeUddiffflghgffeUeiffflggggfffUffeeeeeIKZaaidccdcddJbKZYhcccc"
          + "bccJbaKYgbbcccdcJbaaJfbbbccccWljiiLfggiijihfedciSccddfeheeddieSbddeeheeedjedTbccegfeee"
          + "lffdUccdgedeelffeeUcdgeeeelgfeeeUdheeeelgggfffUddcccdIKZZZaiccdcdcJbKYYahcccbccJbaKYZg"
          + "ccccccJbaaKYgbbccdcLccbaKfbbccdcWlkjihLfghhjifeeedciSbcddefeeedcidTbcdeffeeeekedTcddee"
          + "eeeekfeeUcdeeeeeelfffeUdfeeeeelggfffVcbbbbJKZZZabiddcddJbKYYZaicccccKbaKYZZhcccddKbaaK"
          + "YZgbccccLcbaaKYgbccdcNdcbbaKgbbcdcWllkjiiLfhhijeeeedcdiTccdedfeeeedjeUcdedeeeeeekeeUde"
          + "deefeeflffeUedfeeeeelggggVZZZZIKZZZabaidcddJbKYXZaaiccccJaZKXYZZiccccKaZZKYYZhccccLbba"
          + "ZKYYgccccNccaaZKYgbbdcPccbaaaKfbbccWlkljjihLfghibfeeeeddiTcddaeeededdieTcdbeeeeefekfeU"
          + "ebfeeeeeelffgUXXYJLZZZababjddeKbLYYZaaaicddKbaLXYZZaidddLbaZLYZZZicddMcbaaLYZZhdddOdcb"
          + "aaLYZhcedPccbbaaMYgbcdScdcbbbaMfbcdWlllkkjihNgiiZfefefeedjTdeZffffffeekfUfagffffffflgg"
          + "UWXJKZZZabaacideKbLYYZaaabhddKbaLYYZZabiddLbaZLYYZZbiddMcbaZKXYYaiddOccbaZLYYahddPccbb"
          + "aaLYZgcdScccbaaaLZfcdTedddcccbLgcdWlklkkkjijNiiYffffffeeekUfYffffffffflgUXJKZZZaaaacbj"
          + "eJbKYYZaaabaidKaaKYYZZabbidLbZZKYYZZbaidMcbaaKXYYaaidOccaaZKXYaaidQbcbaaZLXZZhdScccbaa"
          + "ZLYZgdTdddcccbaLZhdUdcdccbbbbLhcWlllllljjkjNjYffffefffeelUJJZZZaaZababjJbKYYZZZZaaaiJb"
          + "ZKXYZYZbabiKbaZKYYYZaabiLcbaaKXYYaabiOcbaaZKXXZZbiPbbaaZZLWYYZhRcbbaaZYLYYZhTdcdccbbaK"
          + "YZiUcccccbbaaLZhUccccccbbbaLiWllllllkkkkkNIhhhiihhiiiijkQbbccccdcddjjdRabbbdddddjjddQa"
          + "bbbdcddjleddRbbaccdcjlfeddRaabcdcjkfeddcRZabbcjkffedccRZabcjlffffedbRabbjlffffedddSbcj"
          + "lgffffedddScjlfffffeeeeeSrqqrsrsssssiuoooooppppqqhtronnnoppppphtqqommnopoppiurppnlmnoo"
          + "poivrpponmmnopphvrrpponlmnophvsrqpponlmnohvsrrrppoolnnhvsrrrqpponnnhwsssrsrpppooiwssrr"
          + "rrrqqqohhhhhhhhhiHWLhhhiiiihiiQkjSdddefffffQkkeSdcdeeeffRkkfeScdcdeeeSklfeeTccddeeRkkg"
          + "feeTccdeeSklhfeeeUbcdeRklhgffedUbcdSjkggffeedUcdRklhgggfeeeUdSklhhgggffffVhghghhhhhPIJ"
          + "hccdddddddIWkMhgihiiijiRjejSdddeffffRjejfTccdeeeeSjfkfeUccdefeSjfjfeeUccdeeSjflgfeeUcc"
          + "deSkflhgfeeVcddSjflhggfeeUddSjflhghgffeVeSkflhggggfffVhgggggghPIKahdddddcddPJbKhcccddd"
          + "deIWkjMghghiiiiRjfejScddeefeRjfejeTccddeeSjfejeeTbcddeSjffkfedUccdeSjfflgfeeVccdSiffkg"
          + "ffeeVddSjfflhgfeeeVdSjfflgggffffVfffffffOIJZZhddcccddOJaJYgbbccdddNJbaJgbbbccddIWkjiLg"
          + "fghiiiQiedciSccddfeQhfddidSbcddeRheedjedUbcceRheeekfedUbcdRhefekffedUddRieeelhfeeeUdRi"
          + "ffflgggfffVddddddNIJYYZhcccbccNJaJYYgbcccccNJaZJYgbbccccNLbaaJfaabbccHWkjihKfghhiiPfed"
          + "dchSbccdeQgeedcidSbcdeQgeeedjedTbcdQfeeedjeeeTcdQfeeeelffeeUdQfeeeekgffffVcccccOJJYYZa"
          + "icccccOKZKXYZhdccccOKaZJYZgbccccOLbaaJYfaccccONcbaaKfbbcccHWkjjhhLfggiiQeefdcciTbcdeRe"
          + "eeeddjdUcddReeeeeejeeUdeReeeeeekffeUeReeeeeelgffgVaZaaOJJYYZaaiccccOJZJXYZZiccccOKZYJY"
          + "YZhccccPLbZZKYYgbcccONcaaZKYfbcdcOOcbaaaKeabccHWkkjiihLfghiQceeeddchTcddQbeeddddieTddR"
          + "ceeeefejfeTdRceeeeeekfffUXXYOJJYYZaaaicccNJZJXYYZahcccNKaZJXYYZhcccOLbZZKXYYgcccONcaZZ"
          + "KYYgcccOOcbaZZKYfbbcORccbaaaKebbcHWlkkjjihMfggPZeeedddchScdPZeeeeeddjeTdPaeeeeeeejffUW"
          + "XOJJYYZaaaahccOJaKXYZZabicdOKaZJXYYZahccOLaaZJXYYZhccPNcbZZKXYZhccOPcbaZZKYYfbcORccbZa"
          + "aKYfbcNTcdcbbaaLfbbHWkkkjjiiiMghQYeeeeedddjTeQYefeeeeedkfUWNIJYYZZZZaZicNJZJXXYYaaaicN"
          + "KZZJXYYZaaicOLaZZJXXXZZhcONbaZYJXXZZicOObaaZZKXYYgcORbcaZZZKYYgcNTccbbbaZKYgbNUbcbbbaa"
          + "aKfbHWkkkkkjiiiMhQYeeeeeeeddjTNIJYYZZZZaZaiNJZJXYYYaaaaiNJaZIYYYZZZaiOLbZZJXXXZZahONba"
          + "ZYKXXYZahOPbaaZYKXXYZhORbcaZZYKXYZhNTccbaaZZKYYgNUbcbbbaaaKYgNUcccbcaaaaLhHWlllkkjkjjj"
          + "MkJgghihhihiijcjRbbccdddedjcjdRbbbcdcddjdkddRabbccddjekeddRaabcdcjdkfeddSabbcdjdkgeddc"
          + "SaabcielgffeecSabcidkgffeedcTbcielggfffdedTcjelggffffeefTJgghihhhhiiOjjRbbccdddedOjjeQ"
          + "bbccdcddPjjddRbbbccddPjkeddRbbbcdcPjkfeddRaabccPjkgfdddSaabcPjkgfeedcSZbbPjkffeeddcTab"
          + "PjlggffedddTcPjkggfffeedeTppqrrrsrsshispooooppppphisronnnopopphiurpommnoppphivqponmmno"
          + "pphivrpppomnnophivsrqponlmnogivsrrppnnlmngivrrrqpponmnhivsrrrrpponnhjwssrrsrqqqohhhghh"
          + "ghhJIWMhhhiiiijiRRjkSeeefffggSSkkfTcddeeffSTjkfeTdddefeTTjlgffUdddefTTjlgfffVccdeTTklh"
          + "gffeVcddTTjkhggfeeVddTTklhhhgffeVeTTklhhghgffgWhhgggghhQPJKhdddeeeeeJJWkNhhhhihiiSSjfj"
          + "TddefeffSSjfjeUdddefeTSjfkffUcddeeTTjgkffeVccdeTTjgkgffeWcddTTigkggfeeWddTTjglhhgffeWe"
          + "TTjglhgggffgWffffefgPOJJZhcdddddePOJbJgbccdcddJJWjiLfgghhiiRRiedhTccddfeRSifejeTcdddfS"
          + "ShfeieeUbcdeSShfekffdVbcdSShfekffedVcdSSiffkgfeeeVdSSigflgggfffVdddddeOOJJYZhcdddddOOJ"
          + "aJZgbcccddOOLbaJfbbcccdIIWjihLgfggiiQRgeddiTccddeRRgfedieTbcdeRRgfedjedUbcdRRfeeejfedU"
          + "cdRRgffelfffeVdRSgefekggfffVbcbccOOJJYYZhdccddONKZJYZgbccccOOLaaJYfacccdOPNbaZKfabbccI"
          + "IWkiihLfgghiQQeedcchSbcdeQReeeddidTbceRRdedediedTcdRReeeeekfedUeRRefeeelggffVaZaaONJJX"
          + "YZaidcddOOKZJYYZhccccPPLaZJXZgcccdOPMbZZKYfbbccOPPcbaaKfbbcdIIWljiihMffgiQRcfedddhTbdd"
          + "RRbededdhdTcdRRceeeeejfeUdRRcfeeefkfffVXYYONJJXYZabicddONJZJXYZZhcccPOLaZJXZZgccdPONbZ"
          + "ZKYYgbccOOPcaaaKYfbcdOORcbaaaKeabcIIWlkjiihMeghQQZeedddchTcdQQZeeeeedieTdQRafefefejffU"
          + "XXOOJKYYZabbiddOOKZJXYZaahddPPMaZKXYYahcdPPObZYKYZZgdcPPPcbaaKYZgcdPPRdbaaaLYfbcOPUdcb"
          + "bbaLebcIIWlkkjihhNghQRZfeefeddiUeRSZfeeefeejfVWONJJXYZZaaaidONJZJXXYZaZidOOLZZJXYYZZhd"
          + "PPNaZYKXYYZhcOOPbaaZKYZZgcOORcbaZZKYYgcNOTcbbaaZLYfcOOUcbbbaaZLfbHIWlkkkjiihMhQRYfeeee"
          + "eedjUONJJXYYZaaaaiONJZIYYYZaZaiPOKaZJXYYZZahPPMaZYKXXYYahOOObaZZJXYYZhOPRcbaZZKXYZhOOT"
          + "ccbaaZLXYgOOUcbbaaZZLYfNOUccbbbaaaLgHIWlkkjkjjijMkiJfgggiiiiijdciRbbbcddediedjdRaabccd"
          + "djeejecRbbccddidejeddSabbcdieekfeddSaabcifelgfeecTabciedlgfeeddSbcieelggffeedTcieelgfg"
          + "fffeeTjKgghgiiiiiPidjRbccdddeePjdieRabbcdddQjejedSabccdcQiejeddSbbbccQjekfeedTaabcQjfl"
          + "gfedcTbbcQjekgffeddTbcQjelgfgfeedUcQjelgffffeeeUKhhhhihhiiPPjjRccddeeeeQQjjeRbccddeeQR"
          + "jjedSbbccedRRikfedTbbbcdRRjkgeeeTabcdRRjkgfeddUabcRRikgffeddTbcRRjkhggfeedUcRRjkhgfgfe"
          + "efUopqrssssshhhronnnopppphiisqonnnoppphiitqpommnopphiiuqppnmnnophiivqqpoolmnogiivrrqpo"
          + "olnngiivrsqpponnngijvsrsrqqpoohijvssssrqqqoggghgghhKJIWNhhgiihiiSSRjjTddeffgfTTSijfUde"
          + "efffTTTijffUdddefUUUjkggfWddeeTUUjkhgffWcddTUTjkhgffeWdeTUTjlhhgfffWeTUTjkhhhgffgWffff"
          + "ffgPPOJKhccdddeeKKJWjMggghhhiSTSheiUddeeffSSSheieUcddefTTTifjfeVccdeSTThfkgfeWcdeSTThf"
          + "kgfeeVdeSTTigkhgfeeWeSTTigkhhggffWdeddeePOOKKZhcdededQPPLbKfbcddddJKJWjiMfgghiiRSRfedi"
          + "TdddeeSSSgfejfUccdeSSSgfejfeVcdeSSSgffjfeeUddSSSgffkgffeVeSSSgffkhggffWcccccPONKJZZgcd"
          + "dddPPOLaJYgbcdddPQONbaKfbccddJJJWjiiMggghiSSReeddiUccdeRSReeeeieUcdeRSReefejeeUdeSTSef"
          + "efjffeVeSTSefffkggfgWZZZZONMJJXYZgccccPONLZJXYfbcccOONMaYKYfbbccOOOOaZaKeabbcIIIWjihhL"
          + "ffghQQQbeddchTcddQQQbdeddheTcdRRQbeeedifeUdRRRbeeeekfffUXXYONNJJXYYZhcccOOOLZJXYZgcccO"
          + "POMaYKYZgcccOOOOaZaKYfbccOOORbabaLeabcIIIWkiihhMefgPQQZeeedchScdPQQZeeeddieTdQRQZeeeee"
          + "jffUWWONNJJXYYZahccOOOLZJWXYZgccOPONZYKXYZgccOOPOaZZKYYfbcOPORbaaaLYebcOOOTcbbaaLebcII"
          + "IWkjihhhMfgQRRYededddhUdQRRYeeeeeejfUWONMJJXYYZaahcOONLZJWXYZahcOOOMZYJXYZZhcOOOOaZYKY"
          + "YYfcOPORbaaZLYYfcOPOTcbbaaLYfcOOOUcbbaaaLfbIIIWkjkiiihMgQRQYeeeeeedjUONMJIXYYZaaahOONK"
          + "ZJWXYZZahOPOMZYJXYZZahOOOOaYYKXYYZgOOORbZZZKYYZgOOOTcbbaZKYZgNOOUcbbaaaKYgOOOUcbbbaaaL"
          + "gIIHWkjjjjjiiMkiiJgfghiiiiiedciRabbddddieedicRabccddieediddRabcccideejedcSaabcheeelfee"
          + "cTabbhedekffeddTbcheeelggfdedTcieeelffffeeeTjiJfgfghhiiPjeciRbbbcdddPiedjdSabbcdcPiedi"
          + "ddSabbccQieejedcTaabcQieekfedcTabbPieekfeeddTbbQieekgfedddTcQieekfffeeeeTjKgghghhhiQPj"
          + "diRbccddeeQQieidSbbccddRQiejedSbbbcdRRifjfedTabcdRRifkfeedUabcRRifjffeddUbcRRifkggfeed"
          + "UcRRifkgfffeefULggghhhhhQQQijSbcddeeeRRQijeSbcddeeRRRijeeTbccddSSSjkffeUcbcdRSSikgfeeV"
          + "bccRSRikgffedUbcRSSikhgfeeeVdRSRjkhgggeefVopqrrrssiiihroooooppphiiisqonnnopphiiitqpomm"
          + "nophiiiuqppnlmnohiiivrpponlnnhiiiusqqponmohjiivssrqppnoijjjvsssrqqqoffffffgKKKJWNggghh"
          + "hhSSSRhiTdeeegfSSTShjfUcdeefTTTThjgeVcddeTUUUikgfeWdcdTTTUhkggffWdeTTTTikhgfefWdTTTTik"
          + "hhgfffWddedeeQQQPLKgcdddeeKKKJWiNgghgihSSSRgeiTddeefSTTTgeifUcdeeSTTTgfjfeWcddSTTTgfjg"
          + "feVddSTTTggkhgffWeTTTTgfkhgfffWcccccQPPOLKZgcddddQQPONbKgccdedJJKJWiiMfgghhSSSSeeeiUcd"
          + "deSSSSeeejeVcdeSSSSeffieeUdeSTSTeffjfeeVeTTSTeffkggffWaaaaPPOOLKYZgcdddPPOOMaKZfccdcPP"
          + "PPObaKebccdJJJKWiihMffghSSRRceddhUcddRRRRceeeheUddSSSScefeifeUdSSSScfefjfffVXXYPPONLJX"
          + "YZgcccOPONNZKYZfcccOPPOOaaKYfbbcOPPPRbaaLeabcIIIJWiihgMefgQRQQZeedcgTcdQRRRZeeedheUdQR"
          + "RRaeeeeiffUWWPPONLJXYYahccPPONNYKXZZgccOPPOOZZKYZfbcPPPPRaaaLZebcOPPPTbbbaLebbIIIJWjii"
          + "hgMfgQRRRYeedddhUdRRRRYeeeedifUWOONNLJXYYZahcOOONMYJXYZZhcOOOOOZZKXYZfcPPOPRaaZKYYfcOP"
          + "OOTbaaaLYebOOOOUbbaaaLebHIIIWjjihhgMgQRQQYeeeddciUOONNKIXXYZZahOOONMYJXYYZagOOOOOZYJWY"
          + "YZgOPOPQaZYKYYYgOOOOTbaaZLYYfOOOOUbbaZZLYfOOOOUbcbaaaLfHIIIWjjjiihiMkjihIefghhiihedcbh"
          + "QaabbddgddccidRabbcdgdddcidcRaabcfddddkedcSabcfdcdckeedcSbcfddddlfedddScgddddlfffeeeTj"
          + "ihIfffhhhhOhdcbhRaabcdcOhdcchcRabbccPgddcidcSZabcPhdddjedcTaabPgdddkeedcTbcPhdddkgeddd"
          + "ScPhdddkfffeeeTjiJegfgghhPPhdbhRbbbbddPPhddidRabbcdQQhediddSaabdPQhedjedcTZbcQQgedjeed"
          + "cUbbPQheekgedddTcPQheekfffeeeTiKffgghhhQQQgdhSbccdeeQQQgdheSbbccdRRRhejedTabbdQRRhejfe"
          + "dUabcQRRhejfeddUbcQRRhfjgfeedUcQRRhfkggffeeULfffhghhQQQPgiScccdeeQRRQhieSbccddRRRRhifd"
          + "UbbbdRSSShjfedVbbcRSSShjffedUbcRRSRhjhfeddUcRRRRhjggfeeeUopqrrsshiihhronooopphiiiisqon"
          + "nnophhiiitqpommnogiiiiuqqonmnnhiiiivqqponnohiiijvsrqppoohijjjvssrqqqodeeeeeLLLKJWOgggh"
          + "hhSSTTRgiUdeefgTTUUTgifVceefTTUUUgigeWddeUUUVUgjggfXeeTUUVUgjhgffXeTUUUUgjihggfXbccccQ"
          + "QQPOMLgccdedKLLKKWiNffgghSSSTSeehUcdefSTSTTfeieVcdeTTTUTeeifeWdeTTTUTegigfeWeTUTUTffkh"
          + "gffWaaaaQRQPOMLZfbcddQQQPPOaLfbcddKKKLKWihOeffgSTSSScddgVcddSTSTSceeheVcdSTSSTcfehfeVd"
          + "STTTTdffjfffVYYYPQPOOMKYYfcccOPPPOOZKYebbdPQPPOQaaLdabcIKJKKWhhgNeefQSRRRaddcgUcdQSRRS"
          + "ZeddheUdQSRSSaeeeiffUWWPPPNNMKXYZfccOPPONOZKXYebcPPPPOQaZLYdacOPPPPTaaZLdabIJJJJWihgfN"
          + "efQRSRRYedcchUdRSSRRYeeedieUWOPONNMJWXYYgcOOPONOYKXYYfcOPOPOQZZKXYebOPOPPTaaZLYebOPOPO"
          + "UaaaZLebIIIJJWjhgggMfQRRRRYeeddchUOPONNMJWXYYagOPOONOYJWYYYgOOOPOQZYKXXYfOPOPOTaZZLXYf"
          + "OPOPOUaaZZLYeOPOPOUbaaaZLfIIIJJWjiihhhMlkihgIefggiieddccbhQabbccedddcbhdRaabceeddddjdc"
          + "RabcddddddjeddSbcddddddleeedScedddddkffeeeTjihgIefggihNedcbbhQaabbcOfddcbhcRaabcOfdddc"
          + "jdcRabbOecddcjdddRbbOeddddkeeddScOecddckfeeeeTihgJfffghhOOfdcbiRabbcdOPfedchdRabccOPfe"
          + "dcidcSZbbPPeddciddcSbbPPfeedkeeddTcPPfdddkffedeUihKfggghhPQPfdchRbbbcdQQQfedjeSabcdQQQ"
          + "feejedTabcQQQfeejeedTbcQQQfeekfeedUcQQQfeekgffeeUiLffgghhQQQPfdiSbccddQRRQfdieTbbcdQRS"
          + "RfejedUbccQRRRfeifedUccRRSRffkgeeeUcRRSRfejgfeeeUMfffgggQRRRQfiTccddeRRSSRfifUbcdeRRSS"
          + "SfifdVbccSSTTSfjffeWcdSSTTSfjgfeeVcSSSTSgjhgfffWopqqsrhhhihhronooophhhihgsqonnnoghhihh"
          + "tqpomnnghhihhurqpnnngiiiiivrqppoohiiiiivsrqqqncccccKLLLKKWOfffggSTSTSSehUcdefSTTTTTehe"
          + "VcdeTUTTTUeifeVdeTUUUUUfigfeWeUUUUUUeiggfgXaaaaQQQPPPOKebcddKKLLKKWhNeeffSSSSSScdgUcdd"
          + "SSSSSTceheUcdTTTTTUceifeVdTTTTTUcfifffWYYYPQQPOOOKYebcdPQQQPPRaKebccJKKKLLWhgNdeeRRSRR"
          + "SZddgTcdRSSSSTaedheUdRSTSSTafehfeVXXPPPPOOOKYYebcPPPPOORaKYebcPPPPPPTaaLdbbJJJKKLWhggN"
          + "eeRSSSSSZdddgUcSSSSSSZeedheVWOOOONNOJXXYebOOOOONQYJXXdbNOOOOOSZZKXdaNOOOOPUZZZKdaHIIJJ"
          + "KWggffMeQRRRRRYddccgUOPPONNOJWXXYfPPPPONQYKXXYfOPPOPOSZYKXYeOPPPPPUZZZLYdOPPPPPUaaaZLe"
          + "IIJJJKWhhgggNkkjihhJfgghiddddcbbhRabbdceddddcjcSbbccdddddcjddSbccddddddkeedTdcddddddlf"
          + "fffUkjihhIefghhOdddcbbhRabccPddddccicSabcPddddcciddSbcPddddddjeedTcPddddddkfeefUjihgIe"
          + "ffghOOddcbbhRaabcOOdddcbhcRabcOPcdcccidcSabPPcddddjedcTcPPdddddkfedeTihhKfffghPPPddcci"
          + "SabcdPQPddddicSabcPQPddddiddSbcQQQdeddjeedTcQQQdeeekffefUihKeffghQQQQdcdhSabcdQQQQdddi"
          + "dTabcQQQQdediddTbcQRQRdeeieddUcRRQRdeejfeeeUhLefffgQRQRQddhTbcceQRQRRedhdUbbcRSRSRddie"
          + "dUbcRSRSRdfifedVcRSRSSeejgfefVLeeeffQRQRQQdhSbccdQRRRRRdhdTbbcRRRRRSdhfdUbcRSSSSSdifed"
          + "VdSSSSSSdigfefVopqrshhhhhghroooopghhhhhhsqomnnghhhhhhtqpnnoghhhiiiurqpnohhihiiivrqqqoa"
          + "aaaLLLMLLLWOdeefTTSSTTScgUcddTTSTTTTcgeUcdTUTTUUUcgfeVdUUUUUUVdifffXYYYQRQQPPPRLdbbcKL"
          + "KLLLMWfOcdeRSSSSSSadfUcdRTSSSTTadfdUdSTTTTTUaegeeVWXQQPQPPPRLXdbcPQQQQPPTZLcabKKKLLMMW"
          + "ffNdeRSSSSSTYccfVdSTTTTTTZddgeVXPPPPOOOQKXXdbPPPPPPPTYKXdbPPPQPQQUZZLcaJKJKKLMWffeNeSS"
          + "SSSSTZddcgVOPOPONOQKWWXdOPOOOOOSXKWXdOPOPPPPTYYKXdOPOPPPPUZZYLdIJIJKKLWgfffNkkkjihhJff"
          + "ghZeddddcchRabcZdddcdccidRbcZdddddedjedScadddddddkfefSkkihhgJefghOadddccbhRabbOaddcccc"
          + "idRbbPaddcddciedScPaddddddkeeeTkihhgJeeghOOaddcbcgRZbcOOadcccchcRbbOPadddddiedScPPaddd"
          + "dejeeeTihggJeefgOOOadccbgRabcOOOacccbhcRabOPOadcdchecScPPOaddddjeeeSihgKeefgPQPPbdccgS"
          + "abbPPPPaddchdSbcQQQPbdedhddTbQQQQbddejeeeThhLdeegQRQQQbccfTabcQRQRQbddhdTbcQRRRRbedhed"
          + "UcQRRRRbeejeeeUgLddeeQQQQQQacfSabcQQQQQRbdgdSbbRRRRRRbdhedUbRRRRRSbeheddULdddeQQQQRQQa"
          + "fTabcRRQRRRRbfdSabRRRRRRSbfecUbSSSSSSTbhedeVnpqrghhhgghhronooghhhgghhsqnooghhhhhiitrqo"
          + "ohhhhhhiiurqroYYYLMMMMNMNWOcccSTTSSTTTaeUccSTTTTUUUafdUcTUTTTUUVbfeeVXXPQQQQQPQTKbaaKL"
          + "LLMMMNWeNccSTTTTTTUYceUbTTTTTTTUZcedVXPQPPQQPQSKWcaPPPQPQPQUYKbZKKKLLMNNWedNcSSSSSTTUZ"
          + "bbeUOPPOPOOPSJVWbOPOOPPPPTXJWbOPPPPPQQUYXKbJJJJKKLNWeddMlkkkjiigKghiYededddcciRcdXeeee"
          + "eedcjeSdYeeedeeeekffSkkjiihgJefgMYddcccbbhRbbNYdddcdccidRcNYdddddddieeSkjihhgJdfgNOYdc"
          + "cccbgRabNOYddddcchdScOOYedddedideSjihggJdefNOOYddccbgRabNOOXdcdcchdScOOOYdddddieeSihgf"
          + "KdefNPOOYdccbfRbbOPPOYddcbgdSbOPPPYdddcheeShgfLddeOQPPPYccbfTabOQPPQYdccgcTcOQQQQZdddh"
          + "eeTgfLcddOPQPPQYccfSbbPQQQQRYccgdTbPQQQQRZddgddTeLbcdPQQQQQQYbeSabPRQQQRRYcecTbQRRRRRS"
          + "ZdfddUMbbbQRRQQRRRYdSaaQRRRRSSSYecTaRSSRRSSTZeccUnppghghgghghqoppghhhgghhhsrnphhhhgghi"
          + "itssoXXJLMMMNNOPWOabRSTTTTUUVYcUaSTUTTUUVWZdcVWPQQQQQQQRUKZXIKLKLMNNOWbNaRSSSTTTUVYZcU"
          + "OPPPQPPQRTKUZOPPPQQQQRUVKaIKKKLLMNPWcbNlkkkkjihiKhiWeeeeeedcdjSdXeeeedeeedkfTjkjjihhhJ"
          + "fgNXdddddccciScOXdddcdddcjeSkjjiiggKfgOPXedddccchTcOPXedddddcieTjiihggJegOOPWdcdccchSc"
          + "OOPXddddddieSiihgfKefOPPPXddccbgSbPPPPXddddcheThgffKdfOPPPPXdcbbgSbPQQPPXdddcheTggfKdd"
          + "PPQQPQXccbfTbPQQQQQXddcgdTeeLcdPQQQQQRXbbeTbQRRRRRRYccfdUdLbbPQRRRRRSXadTaQRRRRRRSYbdc"
          + "TMZZPQRQRRSSTXbTZQRSRRSSTUXcbToqghghgghhhirnpghghhghhiitroXJKLLMMNOPRWOXSSTTSTTUWXYZVO"
          + "PQPQQRRSUULWIKKKLLNOPRWYNlkkkkkjijiLiXeeeeddeeddlSkjkjkihhhJgOXdddcdccccjSkjjjihhgKgOP"
          + "XeddcddcbjSjjjhhhgKgOPOXddddddciSjjhggfKfOPOOXdcdcbbhSihgffKeOPPPPXddccbhSfffeKdOPPPPP"
          + "WcbbafSeedLdPQQQQQRXbbafTdcLbQQQQQQRSXaZdSaLZPQQQRRRSTXXbSMWQRRRRRSTUVXYTpgggggggghhgs"
          + "nIJKKLLMNPRUWMlkkkkkjjkjkLkkkjjjjiiiKkkjjjiihiKjjjiiihhKjiihhghKiihgggKggfffKfedeKdccK"
          + "aaKXLK";

  private static final float[][] WON = new float[Preflop.CLASSES][Preflop.CLASSES];

  static {
    int at = 0;
    for (int own = 0; own < Preflop.CLASSES; own++) {
      WON[own][own] = 0.5f;
      for (int other = own + 1; other < Preflop.CLASSES; other++) {
        WON[own][other] = (float) Preflop.level(HALF, at++) / (Preflop.LEVELS - 1);
        WON[other][own] = 1 - WON[own][other];
      }
    }
  }

  private PreflopEquity() {}

  /** What the first class wins against the second, in 61sts of the pot. */
  static double level(int own, int other) {
    return WON[own][other] * (Preflop.LEVELS - 1);
  }

  /** Which part of the pot a hand wins against each other hand; -1 against hands that can't be. */
  static float[] against(int own) {
    float[] row = WON[Preflop.classOf(own)];
    float[] won = new float[Combos.COUNT];
    for (int combo = 0; combo < Combos.COUNT; combo++) {
      boolean apart = (Combos.mask(combo) & Combos.mask(own)) == 0;
      won[combo] = apart ? row[Preflop.classOf(combo)] : -1;
    }
    return won;
  }
}
