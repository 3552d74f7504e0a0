"""A second opinion: the group, the transcript and every equation of docs/PROTOCOL.md ("The shuffle
proof"), written from that page alone and not fast. Reads the literal shuffles beside the Java tests.

    python3 crypto/src/test/python/check_shuffles.py
"""
import hashlib,struct
p=2**256-2**32-977; q=0xFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFEBAAEDCE6AF48A03BBFD25E8CD0364141
G=(0x79BE667EF9DCBBAC55A06295CE870B07029BFCDB2DCE28D959F2815B16F81798,0x483ADA7726A3C4655DA4FBFC0E1108A8FD17B448A68554199C47D08FFB10D4B8)
def add(a,b):
    if a is None:return b
    if b is None:return a
    if a[0]==b[0]:
        if (a[1]+b[1])%p==0:return None
        l=3*a[0]*a[0]*pow(2*a[1],-1,p)%p
    else: l=(b[1]-a[1])*pow(b[0]-a[0],-1,p)%p
    x=(l*l-a[0]-b[0])%p; return (x,(l*(a[0]-x)-a[1])%p)
def mul(k,P):
    k%=q;R=None
    while k:
        if k&1:R=add(R,P)
        P=add(P,P);k>>=1
    return R
def enc(P): return bytes([2+(P[1]&1)])+P[0].to_bytes(32,'big')
def dec(b):
    x=int.from_bytes(b[1:],'big');y=pow((x**3+7)%p,(p+1)//4,p)
    if y&1!=b[0]&1:y=p-y
    assert (y*y-x**3-7)%p==0; return (x,y)
def TH(tag,data):
    t=hashlib.sha256(tag.encode()).digest(); return hashlib.sha256(t+t+data).digest()
def lp(b): return struct.pack('>I',len(b))+b
u8=lambda v:bytes([v]); u16=lambda v:struct.pack('>H',v); u32=lambda v:struct.pack('>I',v)
FS="CARDGAME/FS/v1"
class T:
    def __init__(s,proto,ctx): s.st=TH(FS,lp(proto.encode())+u8(0)+lp(ctx))
    def absorb(s,l,d): s.st=TH(FS,s.st+u8(1)+lp(l.encode())+lp(d))
    def chal(s,l):
        w=TH(FS,s.st+u8(2)+lp(l.encode())+u8(0))+TH(FS,s.st+u8(2)+lp(l.encode())+u8(1))
        s.st=TH(FS,s.st+u8(3)); c=int.from_bytes(w,'big')%q; return c or 1
    def weight(s,i):
        w=int.from_bytes(TH(FS,s.st+u8(4)+u32(i))[:16],'big'); return w or 1
def ctx(deck,purpose,number,target,seat,npub): return deck+lp(purpose.encode())+u32(number)+lp(target)+u8(seat)+npub
def h2c(tag,data):
    s=TH(tag,data);c=0
    while 1:
        x=int.from_bytes(TH("CARDGAME/h2c",s+u16(c)),'big');c+=1
        if x<p:
            y2=(x**3+7)%p; y=pow(y2,(p+1)//4,p)
            if y*y%p==y2: return (x,y if y%2==0 else p-y)

def vsum(L):
    R=None
    for P in L:R=add(R,P)
    return R
def dims(N):
    for m in range(6,1,-1):
        if N%m==0 and N//m>=2*m: return m,N//m
    return 1,N
Hc=h2c("CARDGAME/v1/pedersen/H",b'')
Gs=[h2c("CARDGAME/v1/pedersen/G",u16(i)) for i in range(60)]
def com(v,r): return vsum([mul(r,Hc)]+[mul(x,Gs[j]) for j,x in enumerate(v)])
def check(N,deck,Hb,inb,outb,proof):
    m,n=dims(N); H=dec(Hb)
    t=T("shuffle",ctx(deck,"shuffle",0,b'',1,b'\xa1'*32))
    t.absorb("H",Hb); t.absorb("m n",u16(m)+u16(n)); t.absorb("in",inb); t.absorb("out",outb)
    pos=[0]
    def raw(k):
        b=proof[pos[0]:pos[0]+k]; assert len(b)==k; pos[0]+=k; return b
    def pts(l,k):
        b=raw(33*k); t.absorb(l,b); return [dec(b[33*i:33*i+33]) for i in range(k)]
    def sc(l,k):
        b=raw(32*k); t.absorb(l,b); v=[int.from_bytes(b[32*i:32*i+32],'big') for i in range(k)]; assert all(x<q for x in v); return v
    cip=lambda b:[(dec(b[66*i:66*i+33]),dec(b[66*i+33:66*i+66])) for i in range(N)]
    C=cip(inb);D_=cip(outb)
    cA=pts("cA",m); x=t.chal("x"); cB=pts("cB",m); y=t.chal("y"); z=t.chal("z")
    P=1
    for i in range(1,N+1): P=P*(y*i+pow(x,i,q)-z)%q
    cDk=[vsum([mul(y,cA[k]),cB[k],com([-z]*n,0)]) for k in range(m)]
    star=lambda a,b,yy: sum(a[j]*b[j]*pow(yy,j+1,q) for j in range(n))%q
    ok=[]
    cb=cDk[0]
    if m>1:
        cH=pts("cHad",m-1); xh=t.chal("x_h"); yh=t.chal("y_h")
        cb=cH[-1]; b=[cDk[0]]+cH   # b_1..b_m
        left=cDk[1:]+[com([-1]*n,0)]
        right=[mul(pow(xh,i,q),b[i-1]) for i in range(1,m)]+[vsum(mul(pow(xh,i,q),b[i]) for i in range(1,m))]
        ca0=pts("zero a_0",1)[0]; cbm=pts("zero beta_m",1)[0]; cd=pts("zero d",2*m); xz=t.chal("x_z")
        a=sc("zero a",n); be=sc("zero beta",n); r,s,tt=sc("zero r s t",3)
        ok.append(com(a,r)==vsum([ca0]+[mul(pow(xz,i,q),left[i-1]) for i in range(1,m+1)]))
        ok.append(com(be,s)==vsum([cbm]+[mul(pow(xz,m-j,q),right[j]) for j in range(m)]))
        ks=[k for k in range(2*m+1) if k!=m+1]
        ok.append(com([star(a,be,yh)],tt)==vsum(mul(pow(xz,k,q),c) for k,c in zip(ks,cd)))
    c1=pts("product d",1)[0];c2=pts("product second",1)[0];c3=pts("product third",1)[0]; xs=t.chal("x_s")
    a=sc("product a",n)
    inner=raw(32*(n-2)); pt=[a[0]]+[int.from_bytes(inner[32*i:32*i+32],'big') for i in range(n-2)]+[xs*P%q]
    t.absorb("product p",b''.join(v.to_bytes(32,'big') for v in pt)); r,s=sc("product r s",2)
    ok.append(com(a,r)==add(mul(xs,cb),c1))
    ok.append(com([xs*pt[i+1]-pt[i]*a[i+1] for i in range(n-1)],s)==add(mul(xs,c3),c2))
    ca0=pts("multi a_0",1)[0]; cbk=pts("multi b",2*m-1); E=pts("multi E",2*(2*m-1)); xm=t.chal("x_m")
    a=sc("multi a",n); r,b,s,tau=sc("multi r b s tau",4); assert pos[0]==len(proof)
    ok.append(com(a,r)==vsum([ca0]+[mul(pow(xm,j,q),cB[j-1]) for j in range(1,m+1)]))
    ks=[k for k in range(2*m) if k!=m]
    ok.append(com([b],s)==vsum(mul(pow(xm,k,q),c) for k,c in zip(ks,cbk)))
    for comp in (0,1):
        l=[mul(pow(xm,k,q),E[2*i+comp]) for i,k in enumerate(ks)]+[mul(pow(xm,m,q)*pow(x,i+1,q),C[i][comp]) for i in range(N)]
        rr=[mul(tau,G)] if comp==0 else [mul(b,G),mul(tau,H)]
        rr+=[mul(pow(xm,m-1-i,q)*a[j],D_[i*n+j][comp]) for i in range(m) for j in range(n)]
        ok.append(vsum(l)==vsum(rr))
    return ok
import os
path=os.path.join(os.path.dirname(os.path.abspath(__file__)),'../resources/dev/parlor/crypto/sealed/shuffle/shuffles.txt')
for l in open(path):
    if not l.startswith('#'):
        f=l.split(); N=int(f[0]); ok=check(N,*[bytes.fromhex(v) for v in f[1:]])
        print(N,'values as',dims(N),ok); assert all(ok)
