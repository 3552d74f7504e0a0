package dev.parlor.p2p.result;

/** Results as the original design prints them, to the letter. */
final class Examples {
  static final String POKER =
      """
      # POKER_RESULT: <uuid>

      TIMESTAMP: 2025-12-28 14:30:00
      SEED: <combined_seed>
      PLAYER_COUNT: 4

      RESULTS:
        - PLAYER:X1ALPHA NPUB:npub1alpha... PLACE:1 CHIPS:2100
        - PLAYER:X1BRAVO NPUB:npub1bravo... PLACE:2 CHIPS:900
        - PLAYER:X1CHARLIE NPUB:npub1charlie... PLACE:3 CHIPS:0
        - PLAYER:X1DELTA NPUB:npub1delta... PLACE:4 CHIPS:0

      HANDS_PLAYED: 35

      --> signature_1: <hex_sig>
      --> signature_2: <hex_sig>
      --> signature_3: <hex_sig>
      --> signature_4: <hex_sig>
      """;

  static final String BLACKJACK =
      """
      # BLACKJACK_RESULT: <uuid>

      TIMESTAMP: 2025-12-28 14:30:00
      SEED: <combined_seed>
      PLAYER_COUNT: 4

      ROUNDS: 10
      RESULTS:
        - PLAYER:X1ALPHA NPUB:npub1alpha... PLACE:1 CHIPS:720
        - PLAYER:X1BRAVO NPUB:npub1bravo... PLACE:2 CHIPS:580
        - PLAYER:X1CHARLIE NPUB:npub1charlie... PLACE:3 CHIPS:200
        - PLAYER:X1DELTA NPUB:npub1delta... PLACE:4 CHIPS:0

      --> signature_1: <hex_sig>
      --> signature_2: <hex_sig>
      --> signature_3: <hex_sig>
      --> signature_4: <hex_sig>
      """;

  static final String ROMME =
      """
      # ROMME_RESULT: <uuid>

      TIMESTAMP: 2025-12-28 14:30:00
      SEED: <combined_seed>
      PLAYER_COUNT: 4

      ROUNDS: 5
      RESULTS:
        - PLAYER:X1ALPHA NPUB:npub1alpha... PLACE:1 SCORE:45
        - PLAYER:X1BRAVO NPUB:npub1bravo... PLACE:2 SCORE:112
        - PLAYER:X1CHARLIE NPUB:npub1charlie... PLACE:3 SCORE:187
        - PLAYER:X1DELTA NPUB:npub1delta... PLACE:4 SCORE:203

      --> signature_1: <hex_sig>
      --> signature_2: <hex_sig>
      --> signature_3: <hex_sig>
      --> signature_4: <hex_sig>
      """;

  static final String CARD_GAME =
      """
      # CARD_GAME: <uuid>

      GAME: poker
      TIMESTAMP: 2025-12-28 14:30:00
      COMBINED_SEED: abc123...
      PLAYER_COUNT: 4

      PLAYER_1: X1ALPHA
      PLAYER_1_NPUB: npub1alpha...
      PLAYER_1_RESULT: 1st
      PLAYER_1_CHIPS: 2100

      PLAYER_2: X1BRAVO
      PLAYER_2_NPUB: npub1bravo...
      PLAYER_2_RESULT: 2nd
      PLAYER_2_CHIPS: 900

      PLAYER_3: X1CHARLIE
      PLAYER_3_NPUB: npub1charlie...
      PLAYER_3_RESULT: 3rd
      PLAYER_3_CHIPS: 0

      PLAYER_4: X1DELTA
      PLAYER_4_NPUB: npub1delta...
      PLAYER_4_RESULT: 4th
      PLAYER_4_CHIPS: 0

      --> signature_1: <hex_sig>
      --> signature_2: <hex_sig>
      --> signature_3: <hex_sig>
      --> signature_4: <hex_sig>
      """;

  private Examples() {}
}
