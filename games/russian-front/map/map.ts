// The compiled map. Written by `rasputitsa map build`, never by hand: corrections go into overrides.jsonl.
export default `map russian-front
title Russian Front

[grid]
orientation pointy
shift even
labels letter-column
section -: columns c+1, rows 50-r
rows 0..49: 0..31

[words]
terrain: clear, forest, marsh, mountain, sea, lake
sides: strait, sea, lake
marks: coast, lakeside, river, port, incomplete rail, out of play
links: rail

[places]
Bialystok: EE4, minor city, side=soviet, rank=3
Brest Litovsk: BB4, fortress, side=soviet, also=Brest-Litovsk|Brest, objective=1, rank=2
Bryansk: Z18, minor city, side=soviet, rank=3
Bukharest: H1, fortress, side=axis, also=Bucharest, objective=1, rank=1
Constanta: F5, fortress, side=axis, also=Constanza, objective=1, rank=2
Danzig: KK1, major city, side=axis, also=Gdansk, objective=1, rank=2
Dnepropetrovsk: M18, major city, side=soviet, factory=1, objective=1, rank=2
Dvinsk: II12, minor city, side=soviet, also=Daugavpils, rank=3
Gomel: Y14, major city, side=soviet, objective=1, rank=2
Gorky: EE32, major city, side=soviet, also=Nizhni Novgorod, factory=1, objective=1, rank=2
Grodno: EE6, minor city, side=soviet, rank=3
Hango: UU11, fortress, side=soviet, objective=1, rank=2
Helsinki: UU13, fortress, side=axis, objective=1, rank=2
Kalinin: HH23, major city, side=soviet, also=Tver, objective=1, rank=2
Kaunas: II7, major city, side=soviet, also=Kovno, objective=1, rank=2
Kerch: E18, minor city, side=soviet, rank=3
Kharkov: Q20, major city, side=soviet, also=Kharkiv|Charkow, replacement=2, factory=1, objective=1, rank=2
Kiev: U12, major city, side=soviet, also=Kyiv, replacement=1, factory=1, objective=1, rank=1
Konigsburg: JJ3, fortress, side=axis, also=Konigsberg|Kaliningrad|Königsberg, objective=1, rank=2
Kursk: U21, major city, side=soviet, objective=1, rank=2
Leningrad: RR18, fortress, side=soviet, also=St Petersburg, replacement=2, factory=1, objective=1, rank=1
Lublin: AA2, major city, side=axis, objective=1, rank=2
Lwow: V3, major city, side=soviet, also=Lvov|Lviv|Lemberg, objective=1, rank=2
Maikop: A23, oilfield, side=soviet, objective=1, rank=3
Memel: MM5, minor city, side=axis, also=Klaipeda, rank=3
Minsk: DD11, major city, side=soviet, replacement=1, factory=1, objective=1, rank=2
Morozovsk: K28, minor city, side=soviet, rank=3
Moscow: EE25, fortress, side=soviet, replacement=3, factory=1, objective=1, rank=1
Narva: RR15, minor city, side=soviet, rank=3
Novgorod: NN17, minor city, side=soviet, rank=3
Novorassiyk: B20, minor city, side=soviet, also=Novorossiysk, rank=3
Odessa: J10, fortress, side=soviet, objective=1, rank=2
Orel: X21, major city, side=soviet, objective=1, rank=2
Petrozavodsk: UU24, minor city, side=soviet, rank=3
Plesetsk: WW31, minor city, side=soviet, rank=3
Ploesti: I2, oilfield, side=axis, objective=1, rank=3
Poltava: Q18, minor city, side=soviet, rank=3
Pskov: MM15, minor city, side=soviet, rank=3
Riga: NN9, major city, side=soviet, objective=1, rank=2
Rostov: H23, major city, side=soviet, replacement=1, factory=1, objective=1, rank=2
Ryazan: AA27, minor city, side=soviet, rank=3
Rzhev: GG21, minor city, side=soviet, rank=3
Schlusselburg: RR19, minor city, side=soviet, rank=3
Sevastopol: D13, fortress, side=soviet, objective=1, rank=2
Smolensk: DD17, fortress, side=soviet, replacement=1, objective=1, rank=2
Stalingrad: K31, fortress, side=soviet, also=Volgograd, replacement=2, objective=1, rank=1
Stalino: K21, major city, side=soviet, also=Donetsk, objective=1, rank=2
Stavropol: B26, minor city, side=soviet, rank=3
Szeben: M1, fortress, side=axis, also=Sibiu|Hermannstadt, objective=1, rank=2
Taganrog: I22, minor city, side=soviet, rank=3
Tallinn: SS12, major city, side=soviet, objective=1, rank=2
Tambov: V28, minor city, side=soviet, rank=3
Tarnopol: T5, minor city, side=soviet, also=Ternopol, rank=3
Tikhoretsk: D24, minor city, side=soviet, rank=3
Tikhvin: PP22, minor city, side=soviet, rank=3
Tula: AA24, major city, side=soviet, objective=1, rank=2
Turku: WW10, major city, side=axis, also=Abo, objective=1, rank=2
Vilna: GG9, major city, side=soviet, also=Vilnius|Wilno, objective=1, rank=2
Vinnitsa: R8, minor city, side=soviet, rank=3
Vitebsk: FF15, major city, side=soviet, objective=1, rank=2
Volkhov: RR21, minor city, side=soviet, rank=3
Vologda: NN29, minor city, side=soviet, rank=3
Voronezh: T24, major city, side=soviet, replacement=1, objective=1, rank=2
Vyborg: TT17, minor city, side=soviet, also=Viipuri, rank=3
Warsaw: DD1, major city, side=axis, objective=1, rank=1
Yaroslav: II28, major city, side=soviet, also=Yaroslavl, objective=1, rank=2

[hexes]
XX1: forest, out of play
XX2: forest, lakeside, out of play
XX3: clear, lakeside, out of play
XX4: clear, lakeside, out of play
XX5: forest, out of play
XX6: forest, coast, out of play
XX7: forest, coast, out of play
XX8: sea
XX9: forest, coast
XX10: forest, lakeside
XX11: clear
XX12: forest, lakeside
XX13: forest, lakeside
XX14: forest, lakeside
XX15: forest, lakeside
XX16: forest, lakeside
XX17: forest
XX18: forest, lakeside
XX19: forest, lakeside, incomplete rail
XX20: forest
XX21: forest
XX22: forest
XX23: forest
XX24: forest, lakeside
XX25: forest, lakeside
XX26: clear
XX27: clear
XX28: forest
XX29: forest, incomplete rail
XX30: forest
XX31: forest
XX32: forest
WW1: forest, lakeside, out of play
WW2: forest, out of play
WW3: forest, out of play
WW4: forest, lakeside, out of play
WW5: clear, coast, lakeside, out of play
WW6: forest, coast, out of play
WW7: sea
WW8: forest, coast, out of play
WW9: sea
WW10: clear, coast, port
WW11: clear
WW12: clear
WW13: forest
WW14: forest, lakeside
WW15: forest, lakeside
WW16: forest, lakeside
WW17: forest, lakeside
WW18: forest, lakeside
WW19: forest, lakeside
WW20: forest, lakeside, incomplete rail
WW21: forest, lakeside
WW22: forest, lakeside
WW23: forest
WW24: forest, lakeside
WW25: forest, lakeside
WW26: forest, lakeside
WW27: clear
WW28: forest
WW29: forest
WW30: forest, incomplete rail
WW31: forest
WW32: forest
VV1: clear, out of play
VV2: forest, coast, out of play
VV3: forest, coast, out of play
VV4: forest, coast, out of play
VV5: forest, coast, out of play
VV6: sea
VV7: sea
VV8: sea
VV9: sea
VV10: forest, coast
VV11: forest
VV12: forest
VV13: clear
VV14: clear
VV15: forest
VV16: forest, lakeside
VV17: forest, lakeside
VV18: forest
VV19: forest, lakeside, incomplete rail
VV20: forest, lakeside, incomplete rail
VV21: forest
VV22: forest, lakeside
VV23: forest, lakeside
VV24: forest, lakeside
VV25: forest, lakeside
VV26: forest
VV27: forest, lakeside
VV28: forest
VV29: forest
VV30: forest
VV31: forest
VV32: forest
UU1: forest, lakeside, out of play
UU2: forest, coast, out of play
UU3: sea
UU4: sea
UU5: sea
UU6: sea
UU7: sea
UU8: sea
UU9: sea
UU10: sea
UU11: forest, coast, port
UU12: forest, coast
UU13: clear, coast, port
UU14: forest, coast
UU15: forest, coast
UU16: forest, coast
UU17: forest, coast
UU18: forest
UU19: forest, lakeside, incomplete rail
UU20: lake
UU21: forest, lakeside, incomplete rail
UU22: forest, lakeside, incomplete rail
UU23: forest, incomplete rail
UU24: forest, lakeside, port
UU25: lake
UU26: forest, lakeside
UU27: forest
UU28: forest
UU29: forest
UU30: forest
UU31: forest
UU32: forest
TT1: forest, coast, out of play
TT2: sea
TT3: sea
TT4: sea
TT5: sea
TT6: sea
TT7: sea
TT8: sea
TT9: sea
TT10: sea
TT11: sea
TT12: sea
TT13: sea
TT14: sea
TT15: sea
TT16: sea
TT17: forest, coast, port
TT18: forest, lakeside, incomplete rail
TT19: forest, lakeside
TT20: lake
TT21: lake
TT22: forest, lakeside
TT23: forest
TT24: forest, lakeside
TT25: lake
TT26: forest, lakeside
TT27: forest
TT28: forest
TT29: forest
TT30: forest
TT31: forest
TT32: forest
SS1: forest, coast, out of play
SS2: sea
SS3: sea
SS4: clear, coast, out of play
SS5: sea
SS6: sea
SS7: sea
SS8: sea
SS9: forest, coast
SS10: forest, coast
SS11: forest, coast
SS12: clear, coast, port
SS13: forest, coast
SS14: forest, coast
SS15: sea
SS16: sea
SS17: sea
SS18: forest, coast
SS19: forest, lakeside
SS20: lake
SS21: lake
SS22: forest, lakeside, river
SS23: forest, river
SS24: forest, river
SS25: forest, lakeside
SS26: forest, lakeside
SS27: forest
SS28: forest
SS29: forest, lakeside
SS30: forest
SS31: forest
SS32: forest
RR1: sea
RR2: sea
RR3: clear, coast, out of play
RR4: sea
RR5: sea
RR6: sea
RR7: sea
RR8: forest, coast
RR9: clear, coast
RR10: clear, coast
RR11: clear
RR12: forest
RR13: clear
RR14: forest, coast
RR15: forest, coast, river, port
RR16: forest, coast
RR17: forest, coast
RR18: clear, coast, river, port
RR19: forest, lakeside, river, port
RR20: forest, lakeside
RR21: forest, lakeside, river, port
RR22: forest
RR23: forest
RR24: forest
RR25: forest
RR26: forest
RR27: forest
RR28: forest, lakeside
RR29: forest
RR30: forest
RR31: forest
RR32: forest
QQ1: sea
QQ2: sea
QQ3: clear, coast, out of play
QQ4: sea
QQ5: sea
QQ6: sea
QQ7: sea
QQ8: sea
QQ9: sea
QQ10: forest, coast
QQ11: clear, coast
QQ12: forest
QQ13: clear
QQ14: forest, lakeside
QQ15: forest, lakeside, river
QQ16: forest
QQ17: clear
QQ18: clear
QQ19: forest
QQ20: forest
QQ21: forest, river
QQ22: forest
QQ23: forest
QQ24: forest
QQ25: forest
QQ26: forest
QQ27: forest, lakeside
QQ28: forest
QQ29: forest, lakeside
QQ30: forest
QQ31: forest
QQ32: forest
PP1: sea
PP2: sea
PP3: sea
PP4: sea
PP5: sea
PP6: clear, coast
PP7: forest, coast
PP8: forest, coast
PP9: sea
PP10: forest, coast
PP11: forest
PP12: clear, lakeside
PP13: clear, lakeside
PP14: lake
PP15: forest, lakeside
PP16: forest
PP17: forest
PP18: marsh
PP19: marsh, river
PP20: forest, river
PP21: forest
PP22: forest
PP23: forest
PP24: forest
PP25: forest
PP26: forest, lakeside
PP27: forest, lakeside
PP28: forest
PP29: forest
PP30: forest
PP31: forest
PP32: forest
OO1: sea
OO2: sea
OO3: sea
OO4: sea
OO5: sea
OO6: clear, coast
OO7: forest
OO8: clear, coast
OO9: sea
OO10: forest, coast
OO11: forest
OO12: clear
OO13: clear
OO14: clear, lakeside
OO15: forest, lakeside
OO16: forest
OO17: forest
OO18: marsh
OO19: marsh, river
OO20: forest
OO21: forest
OO22: forest
OO23: forest
OO24: clear
OO25: forest
OO26: forest
OO27: forest
OO28: forest
OO29: clear, lakeside
OO30: forest
OO31: forest
OO32: forest
NN1: sea
NN2: sea
NN3: sea
NN4: sea
NN5: clear, coast
NN6: clear
NN7: clear
NN8: clear, coast
NN9: clear, coast, river, port
NN10: forest
NN11: clear
NN12: forest
NN13: clear
NN14: clear, lakeside, river
NN15: forest
NN16: forest
NN17: forest, lakeside, river
NN18: forest, river
NN19: forest
NN20: forest
NN21: forest
NN22: forest
NN23: forest
NN24: clear
NN25: clear
NN26: clear
NN27: clear
NN28: forest
NN29: clear
NN30: forest
NN31: clear
NN32: forest
MM1: sea
MM2: sea
MM3: sea
MM4: sea
MM5: clear, coast, port
MM6: clear
MM7: clear
MM8: clear
MM9: clear
MM10: forest, river
MM11: forest
MM12: forest
MM13: clear
MM14: clear
MM15: clear, river
MM16: forest
MM17: clear
MM18: marsh, lakeside, river
MM19: forest
MM20: forest
MM21: forest
MM22: forest
MM23: forest
MM24: forest
MM25: clear
MM26: forest
MM27: clear
MM28: forest
MM29: clear
MM30: forest
MM31: forest
MM32: forest
LL1: sea
LL2: sea
LL3: sea
LL4: clear, coast
LL5: clear
LL6: clear
LL7: clear
LL8: clear
LL9: clear
LL10: forest, river
LL11: clear
LL12: clear
LL13: clear
LL14: clear, river
LL15: forest
LL16: clear
LL17: forest
LL18: forest, river
LL19: forest
LL20: forest
LL21: forest
LL22: forest
LL23: forest
LL24: clear
LL25: clear
LL26: clear
LL27: forest
LL28: clear
LL29: forest
LL30: forest
LL31: forest
LL32: forest
KK1: clear, coast, port
KK2: sea
KK3: clear, coast
KK4: clear, coast
KK5: clear, river
KK6: clear
KK7: clear
KK8: clear
KK9: clear
KK10: clear
KK11: clear, river
KK12: clear
KK13: clear
KK14: clear
KK15: clear, river
KK16: clear
KK17: marsh
KK18: forest, river
KK19: forest
KK20: forest, lakeside
KK21: forest
KK22: forest
KK23: forest
KK24: forest
KK25: clear
KK26: clear
KK27: clear
KK28: clear
KK29: clear
KK30: clear
KK31: clear
KK32: forest
JJ1: clear, coast, lakeside
JJ2: clear, coast, lakeside
JJ3: clear, coast, port
JJ4: clear
JJ5: clear, river
JJ6: clear, river
JJ7: clear
JJ8: clear
JJ9: clear
JJ10: clear
JJ11: clear, river
JJ12: clear
JJ13: clear
JJ14: forest, river
JJ15: forest
JJ16: forest, river
JJ17: forest, river
JJ18: forest, river
JJ19: forest, lakeside
JJ20: forest
JJ21: forest
JJ22: forest
JJ23: forest
JJ24: clear
JJ25: clear
JJ26: clear, river
JJ27: clear, river
JJ28: clear, river
JJ29: clear, river
JJ30: clear
JJ31: forest
JJ32: forest
II1: clear
II2: clear
II3: clear
II4: clear
II5: clear
II6: clear
II7: clear, river
II8: clear
II9: clear
II10: clear
II11: clear
II12: clear, river
II13: clear, river
II14: forest
II15: forest
II16: clear, river
II17: forest
II18: forest, river
II19: forest
II20: forest, river
II21: forest
II22: clear
II23: clear
II24: clear
II25: clear
II26: clear, river
II27: clear
II28: clear
II29: clear
II30: clear, river
II31: forest
II32: forest
HH1: clear
HH2: clear
HH3: clear, lakeside
HH4: clear
HH5: clear
HH6: clear
HH7: clear, river
HH8: clear
HH9: clear
HH10: clear
HH11: clear
HH12: clear
HH13: clear, river
HH14: forest
HH15: forest
HH16: forest
HH17: forest, river
HH18: forest
HH19: forest
HH20: forest, river
HH21: clear, river
HH22: clear, river
HH23: clear, river
HH24: clear, lakeside, river
HH25: clear, river
HH26: forest
HH27: clear
HH28: clear
HH29: clear
HH30: clear, river
HH31: clear, river
HH32: forest
GG1: clear
GG2: clear
GG3: clear
GG4: clear
GG5: clear
GG6: clear
GG7: clear, river
GG8: clear
GG9: clear
GG10: clear
GG11: clear
GG12: clear
GG13: clear
GG14: clear, river
GG15: clear, river
GG16: forest, river
GG17: forest, river
GG18: forest
GG19: forest
GG20: clear
GG21: clear
GG22: clear
GG23: clear
GG24: clear
GG25: clear
GG26: clear
GG27: clear
GG28: clear
GG29: clear
GG30: clear
GG31: clear
GG32: clear, river
FF1: clear
FF2: clear
FF3: clear
FF4: clear
FF5: clear
FF6: clear
FF7: forest, river
FF8: clear
FF9: clear
FF10: clear
FF11: clear
FF12: marsh, river
FF13: clear
FF14: clear
FF15: clear
FF16: clear
FF17: forest
FF18: clear
FF19: forest, river
FF20: clear
FF21: clear
FF22: clear
FF23: clear
FF24: clear
FF25: clear
FF26: clear
FF27: clear
FF28: clear
FF29: clear
FF30: clear
FF31: clear, river
FF32: clear
EE1: clear, river
EE2: clear, river
EE3: clear, river
EE4: clear
EE5: clear
EE6: clear
EE7: clear
EE8: clear, river
EE9: clear, river
EE10: clear
EE11: clear
EE12: clear, river
EE13: clear
EE14: clear
EE15: clear
EE16: clear
EE17: clear
EE18: clear
EE19: clear, river
EE20: clear
EE21: clear
EE22: clear
EE23: clear
EE24: clear
EE25: clear
EE26: clear
EE27: clear
EE28: clear
EE29: forest
EE30: clear
EE31: clear, river
EE32: clear, river
DD1: clear, river
DD2: clear
DD3: clear, river
DD4: clear
DD5: clear
DD6: clear
DD7: clear
DD8: clear
DD9: clear, river
DD10: clear
DD11: clear
DD12: clear, river
DD13: clear
DD14: clear
DD15: clear, river
DD16: clear, river
DD17: clear, river
DD18: clear, river
DD19: forest
DD20: clear
DD21: clear
DD22: clear
DD23: clear
DD24: clear
DD25: clear
DD26: clear
DD27: forest
DD28: forest
DD29: clear
DD30: clear, river
DD31: clear
DD32: clear
CC1: clear, river
CC2: clear
CC3: clear
CC4: clear, river
CC5: clear
CC6: clear
CC7: clear
CC8: clear
CC9: clear
CC10: clear, river
CC11: clear
CC12: clear
CC13: clear, river
CC14: clear
CC15: clear, river
CC16: clear
CC17: clear
CC18: clear
CC19: clear
CC20: forest
CC21: clear
CC22: clear
CC23: clear
CC24: clear
CC25: clear
CC26: clear
CC27: marsh
CC28: marsh
CC29: forest
CC30: clear, river
CC31: forest
CC32: clear
BB1: clear, river
BB2: clear
BB3: clear
BB4: clear, river
BB5: clear
BB6: marsh
BB7: marsh
BB8: marsh
BB9: clear
BB10: clear
BB11: clear
BB12: clear, river
BB13: clear
BB14: clear, river
BB15: clear
BB16: clear
BB17: clear
BB18: clear, river
BB19: clear
BB20: clear
BB21: clear
BB22: clear, river
BB23: clear, river
BB24: clear, river
BB25: clear, river
BB26: clear, river
BB27: marsh, river
BB28: clear, river
BB29: clear, river
BB30: forest
BB31: clear
BB32: clear
AA1: clear, river
AA2: clear
AA3: clear
AA4: clear, river
AA5: clear
AA6: marsh
AA7: marsh
AA8: marsh
AA9: marsh
AA10: marsh
AA11: clear
AA12: clear
AA13: clear, river
AA14: clear, river
AA15: clear
AA16: clear
AA17: clear
AA18: clear, river
AA19: forest
AA20: clear
AA21: clear
AA22: clear, river
AA23: clear
AA24: clear
AA25: clear
AA26: clear
AA27: clear
AA28: clear
AA29: clear
AA30: clear
AA31: clear
AA32: clear
Z1: clear, river
Z2: clear
Z3: clear, river
Z4: clear
Z5: marsh, river
Z6: marsh, river
Z7: marsh, river
Z8: marsh, river
Z9: marsh, river
Z10: marsh
Z11: marsh
Z12: clear
Z13: clear, river
Z14: clear
Z15: clear
Z16: clear
Z17: clear
Z18: clear, river
Z19: clear
Z20: forest
Z21: clear, river
Z22: clear
Z23: clear
Z24: clear, river
Z25: clear
Z26: clear
Z27: clear
Z28: clear
Z29: clear
Z30: forest
Z31: clear
Z32: clear
Y1: clear, river
Y2: clear
Y3: clear
Y4: clear, river
Y5: clear
Y6: clear
Y7: marsh
Y8: marsh
Y9: marsh
Y10: marsh, river
Y11: marsh, river
Y12: marsh
Y13: clear
Y14: clear, river
Y15: clear
Y16: clear
Y17: clear
Y18: clear, river
Y19: clear
Y20: clear
Y21: clear
Y22: clear, river
Y23: clear
Y24: clear
Y25: clear, river
Y26: clear
Y27: clear
Y28: clear
Y29: clear
Y30: forest
Y31: clear
Y32: clear
X1: clear, river
X2: clear
X3: clear
X4: clear, river
X5: clear
X6: clear
X7: clear
X8: clear
X9: forest
X10: marsh
X11: marsh, river
X12: clear
X13: clear, river
X14: clear
X15: clear
X16: clear
X17: clear, river
X18: forest
X19: clear
X20: clear
X21: clear, river
X22: clear
X23: clear
X24: clear
X25: clear, river
X26: clear
X27: clear
X28: clear
X29: clear
X30: clear
X31: clear
X32: clear
W1: clear, river
W2: clear
W3: clear
W4: clear, river
W5: clear
W6: clear
W7: clear
W8: clear
W9: clear
W10: clear
W11: clear
W12: clear, river
W13: clear, river
W14: clear
W15: clear
W16: clear
W17: clear, river
W18: clear
W19: clear
W20: clear
W21: clear, river
W22: clear
W23: clear
W24: clear
W25: clear, river
W26: clear
W27: clear
W28: clear
W29: clear
W30: clear
W31: clear
W32: clear
V1: clear, river
V2: clear, river
V3: clear
V4: clear, river
V5: clear
V6: clear
V7: clear
V8: clear
V9: clear
V10: clear
V11: clear
V12: clear, river
V13: clear, river
V14: clear, river
V15: clear, river
V16: clear, river
V17: clear
V18: clear
V19: clear
V20: clear
V21: clear
V22: clear
V23: clear
V24: clear, river
V25: clear
V26: clear
V27: clear
V28: clear
V29: clear
V30: clear
V31: clear
V32: clear
U1: mountain
U2: clear
U3: clear, river
U4: clear
U5: clear
U6: clear
U7: clear
U8: clear
U9: clear
U10: clear
U11: clear
U12: clear, river
U13: clear, river
U14: clear
U15: clear
U16: clear
U17: clear
U18: clear
U19: clear
U20: clear
U21: clear
U22: clear
U23: clear
U24: clear
U25: clear, river
U26: clear
U27: clear
U28: clear
U29: clear
U30: clear
U31: clear, river
U32: clear
T1: mountain
T2: mountain
T3: clear, river
T4: clear
T5: clear
T6: clear, river
T7: clear
T8: clear
T9: clear
T10: clear
T11: clear
T12: clear, river
T13: clear
T14: clear
T15: clear
T16: clear
T17: clear
T18: clear
T19: clear
T20: clear
T21: clear
T22: clear
T23: clear
T24: clear, river
T25: clear
T26: clear
T27: clear
T28: clear
T29: clear
T30: clear, river
T31: clear
T32: clear
S1: clear
S2: mountain
S3: clear
S4: clear, river
S5: clear
S6: clear
S7: clear, river
S8: clear, river
S9: clear
S10: clear
S11: clear
S12: clear
S13: clear, river
S14: clear
S15: clear
S16: clear
S17: clear
S18: clear
S19: clear
S20: clear
S21: clear, river
S22: clear
S23: clear
S24: clear
S25: clear, river
S26: clear
S27: clear
S28: clear
S29: clear
S30: clear, river
S31: clear
S32: clear
R1: mountain
R2: mountain
R3: clear, river
R4: clear, river
R5: clear, river
R6: clear
R7: clear
R8: clear, river
R9: clear
R10: clear
R11: clear
R12: clear
R13: clear, river
R14: clear
R15: clear
R16: clear
R17: clear
R18: clear
R19: clear
R20: clear, river
R21: clear
R22: clear
R23: clear
R24: clear
R25: clear, river
R26: clear
R27: clear
R28: clear, river
R29: clear, river
R30: clear
R31: clear
R32: clear
Q1: clear
Q2: mountain
Q3: mountain
Q4: clear
Q5: clear, river
Q6: clear, river
Q7: clear, river
Q8: clear
Q9: clear, river
Q10: clear
Q11: clear
Q12: clear
Q13: clear
Q14: clear, river
Q15: clear
Q16: clear
Q17: clear
Q18: clear
Q19: clear
Q20: clear
Q21: clear, river
Q22: clear
Q23: clear
Q24: clear
Q25: clear, river
Q26: clear
Q27: clear
Q28: clear, river
Q29: clear
Q30: clear
Q31: clear
Q32: clear
P1: clear
P2: mountain
P3: mountain
P4: clear
P5: clear, river
P6: clear
P7: clear, river
P8: clear
P9: clear, river
P10: clear
P11: clear
P12: clear
P13: clear
P14: clear, river
P15: clear, river
P16: clear
P17: clear
P18: clear
P19: clear
P20: clear, river
P21: clear
P22: clear
P23: clear
P24: clear
P25: clear, river
P26: clear
P27: clear
P28: clear, river
P29: clear
P30: clear
P31: clear
P32: clear
O1: clear
O2: mountain
O3: mountain
O4: mountain
O5: clear
O6: clear, river
O7: clear
O8: clear, river
O9: clear
O10: clear, river
O11: clear, river
O12: clear
O13: clear
O14: clear
O15: clear
O16: clear, river
O17: clear
O18: clear
O19: clear
O20: clear
O21: clear, river
O22: clear
O23: clear
O24: clear
O25: clear
O26: clear, river
O27: clear, river
O28: clear
O29: clear, river
O30: clear
O31: clear
O32: clear
N1: clear
N2: mountain
N3: mountain
N4: clear
N5: clear
N6: clear, river
N7: clear
N8: clear, river
N9: clear
N10: clear
N11: clear, river
N12: clear
N13: clear
N14: clear
N15: clear
N16: clear, river
N17: clear
N18: clear
N19: clear
N20: clear
N21: clear, river
N22: clear
N23: clear
N24: clear
N25: clear
N26: clear
N27: clear, river
N28: clear, river
N29: clear
N30: clear
N31: clear
N32: clear, river
M1: clear
M2: clear
M3: mountain
M4: mountain
M5: clear
M6: clear
M7: clear, river
M8: clear, river
M9: clear
M10: clear
M11: clear
M12: clear, river
M13: clear
M14: clear
M15: clear
M16: clear
M17: clear, river
M18: clear
M19: clear
M20: clear
M21: clear
M22: clear, river
M23: clear, river
M24: clear
M25: clear
M26: clear
M27: clear
M28: clear
M29: clear, river
M30: clear, river
M31: clear
M32: clear, river
L1: mountain
L2: mountain
L3: mountain
L4: clear
L5: clear
L6: clear, river
L7: clear
L8: clear, river
L9: clear
L10: clear
L11: clear
L12: clear, river
L13: clear
L14: clear
L15: clear
L16: clear
L17: clear, river
L18: clear
L19: clear
L20: clear
L21: clear
L22: clear
L23: clear, river
L24: clear, river
L25: clear
L26: clear
L27: clear
L28: clear
L29: clear
L30: clear, river
L31: clear, river
L32: clear
K1: mountain
K2: mountain
K3: mountain
K4: clear
K5: clear
K6: clear, river
K7: clear
K8: clear
K9: clear, river
K10: clear, lakeside
K11: clear, lakeside
K12: clear, coast
K13: clear, river
K14: clear
K15: clear
K16: clear, river
K17: clear, river
K18: clear
K19: clear
K20: clear
K21: clear
K22: clear
K23: clear
K24: clear
K25: clear, river
K26: clear
K27: clear
K28: clear
K29: clear
K30: clear, river
K31: clear
K32: clear, river
J1: clear
J2: clear
J3: clear
J4: clear
J5: clear, river
J6: clear
J7: clear
J8: clear
J9: clear, coast, lakeside, river
J10: clear, coast, port
J11: clear, coast
J12: clear, coast
J13: clear, river
J14: clear, river
J15: clear, river
J16: clear
J17: clear
J18: clear
J19: clear
J20: clear
J21: clear
J22: clear
J23: clear
J24: clear
J25: clear, river
J26: clear
J27: clear
J28: clear
J29: clear, river
J30: clear
J31: clear
J32: clear, river
I1: clear
I2: clear
I3: clear
I4: clear
I5: clear
I6: clear, lakeside, river
I7: clear, lakeside
I8: clear, coast
I9: clear, coast
I10: sea
I11: sea
I12: sea
I13: clear, coast, river
I14: clear
I15: clear
I16: clear
I17: clear
I18: clear
I19: clear
I20: clear, coast
I21: clear, coast
I22: clear, coast, port
I23: clear, coast
I24: clear
I25: clear
I26: clear, river
I27: clear, river
I28: clear, river
I29: clear, river
I30: clear
I31: clear
I32: clear
H1: clear
H2: clear
H3: clear
H4: clear
H5: clear, river
H6: clear, river
H7: clear, coast, river
H8: sea
H9: sea
H10: sea
H11: sea
H12: sea
H13: clear, coast
H14: clear, coast
H15: clear, coast
H16: clear, coast, lakeside, river
H17: clear, coast
H18: clear, coast
H19: clear, coast
H20: sea
H21: clear, coast
H22: clear, coast
H23: clear, coast, river, port
H24: clear, river
H25: clear, river
H26: clear
H27: clear
H28: clear
H29: clear
H30: clear
H31: clear
H32: clear
G1: clear, river, out of play
G2: clear, river
G3: clear, river
G4: clear, river
G5: clear, river
G6: clear, coast
G7: clear, coast
G8: sea
G9: sea
G10: sea
G11: sea
G12: sea
G13: clear, coast
G14: clear, coast
G15: clear, coast
G16: clear, coast
G17: sea
G18: sea
G19: sea
G20: sea
G21: clear, coast
G22: clear
G23: clear
G24: clear
G25: clear
G26: clear
G27: clear
G28: clear
G29: clear
G30: clear
G31: clear
G32: clear
F1: clear, out of play
F2: clear, out of play
F3: clear, out of play
F4: clear
F5: clear, coast, port
F6: sea
F7: sea
F8: sea
F9: sea
F10: sea
F11: sea
F12: sea
F13: clear, coast
F14: clear
F15: clear
F16: clear, coast, lakeside
F17: sea
F18: sea
F19: sea
F20: sea
F21: clear, coast, lakeside
F22: clear
F23: clear
F24: clear
F25: clear
F26: clear
F27: clear, lakeside
F28: clear
F29: clear
F30: clear
F31: clear
F32: clear
E1: clear, out of play
E2: clear, out of play
E3: clear, out of play
E4: clear, out of play
E5: clear, coast
E6: sea
E7: sea
E8: sea
E9: sea
E10: sea
E11: sea
E12: sea
E13: sea
E14: clear, coast
E15: clear
E16: clear
E17: clear, coast, lakeside
E18: clear, coast, port
E19: clear, coast
E20: sea
E21: marsh, coast, lakeside
E22: clear
E23: clear
E24: clear
E25: clear
E26: clear
E27: clear
E28: clear, lakeside
E29: clear
E30: clear
E31: clear
E32: clear
D1: clear, out of play
D2: clear, out of play
D3: clear, coast, out of play
D4: clear, coast, out of play
D5: sea
D6: sea
D7: sea
D8: sea
D9: sea
D10: sea
D11: sea
D12: sea
D13: clear, coast, port
D14: mountain, coast
D15: mountain, coast
D16: clear, coast
D17: clear, coast
D18: clear, coast
D19: clear, coast, lakeside, river
D20: marsh, coast
D21: clear
D22: clear
D23: clear
D24: clear
D25: clear
D26: clear
D27: clear
D28: clear, lakeside
D29: clear
D30: clear
D31: clear
D32: clear
C1: clear, out of play
C2: clear, out of play
C3: clear, coast, out of play
C4: sea
C5: sea
C6: sea
C7: sea
C8: sea
C9: sea
C10: sea
C11: sea
C12: sea
C13: sea
C14: mountain, coast
C15: sea
C16: sea
C17: sea
C18: sea
C19: sea
C20: clear, coast, river
C21: clear, river
C22: clear, river
C23: clear, river
C24: clear, river
C25: clear, river
C26: clear
C27: clear
C28: clear
C29: clear
C30: clear
C31: clear
C32: clear
B1: clear, out of play
B2: clear, coast, out of play
B3: sea
B4: sea
B5: sea
B6: sea
B7: sea
B8: sea
B9: sea
B10: sea
B11: sea
B12: sea
B13: sea
B14: sea
B15: sea
B16: sea
B17: sea
B18: sea
B19: sea
B20: forest, coast, port
B21: clear
B22: clear
B23: clear
B24: clear
B25: clear, river
B26: clear
B27: clear
B28: clear
B29: clear
B30: clear
B31: clear
B32: clear
A1: clear, out of play
A2: clear, out of play
A3: forest, coast, out of play
A4: sea
A5: sea
A6: sea
A7: sea
A8: sea
A9: sea
A10: sea
A11: sea
A12: sea
A13: sea
A14: sea
A15: sea
A16: sea
A17: sea
A18: sea
A19: sea
A20: sea
A21: forest, coast
A22: forest
A23: clear
A24: clear
A25: clear
A26: clear, river
A27: clear
A28: clear
A29: clear
A30: clear
A31: clear
A32: clear

[sides]
XX4/WW4: lake
XX6/XX7: sea
XX24/XX25: lake
XX25/WW25: lake
WW4/WW5: lake
WW6/VV5: sea
WW17/VV17: lake
WW18/WW19: lake
SS9/RR8: sea
SS10/RR10: sea
SS10/RR9: sea
RR9/RR10: sea
RR9/QQ10: sea
QQ10/PP10: sea
QQ27/PP26: lake
PP6/OO6: sea
OO10/NN9: sea
NN17/MM18: lake
LL4/KK4: sea
I21/H21: sea
I22/H22: sea
I22/H21: sea
H13/H14: sea
H13/G14: sea
H13/G13: sea
H14/G15: sea
H14/G14: sea
H15/G16: sea
H15/G15: sea
H18/H19: sea
H21/G21: sea
G6/G7: sea
G13/G14: sea
F16/E17: sea
E18/E19: strait
E18/D18: strait
D17/D18: strait

[links]
rail: XX16 - WW16 - VV15
rail: XX19 - WW20 - VV20
rail: XX29 - WW30 - WW31
rail: XX31 - WW31
rail: WW10 - WW11 - VV11 - VV12 - UU13
rail: WW31 - VV30 - UU31 - TT30 - SS30 - RR30 - QQ30 - PP29 - OO30 - NN29
rail: VV15 - UU16 - UU17 - TT17
rail: VV15 - VV14 - VV13 - UU13
rail: VV20 - UU21 - UU22 - UU23 - UU24 - TT23 - SS23 - SS22 - RR21
rail: VV20 - VV19 - UU19 - TT18 - TT17
rail: UU11 - UU12 - UU13
rail: TT17 - SS18 - RR18
rail: SS12 - SS13 - RR13
rail: RR13 - RR14 - RR15 - RR16 - RR17 - RR18
rail: RR13 - QQ13 - PP13 - OO13 - NN12
rail: RR18 - RR19 - RR20 - RR21
rail: RR18 - QQ19 - PP19 - OO19
rail: RR18 - QQ18 - PP17 - OO17
rail: RR21 - QQ22 - PP22 - PP23 - OO24 - OO25 - NN25 - NN26 - NN27 - NN28 - NN29
rail: OO17 - NN16 - MM16
rail: OO17 - OO16 - NN15 - MM15
rail: OO19 - NN19 - NN20 - MM21 - LL21
rail: OO19 - OO18 - NN17 - NN18 - MM18
rail: NN9 - NN10 - NN11 - NN12
rail: NN9 - MM10 - LL10
rail: NN9 - MM9 - LL8 - LL7 - KK7 - KK6 - KK5
rail: NN12 - NN13 - NN14 - MM15
rail: NN29 - MM29 - LL28 - KK29 - JJ28 - II28
rail: MM5 - LL4 - KK5
rail: MM15 - MM16
rail: MM15 - LL14 - LL13 - KK13
rail: MM16 - MM17 - MM18
rail: MM16 - LL16 - KK16 - JJ15
rail: MM18 - LL18 - LL19 - LL20 - LL21
rail: LL10 - LL11 - KK12 - KK13
rail: LL10 - KK11 - JJ11 - II12
rail: LL21 - KK22
rail: KK1 - JJ1 - JJ2 - JJ3
rail: KK5 - JJ4 - JJ3
rail: KK13 - JJ13 - JJ14 - JJ15
rail: KK13 - JJ12 - II12
rail: KK22 - KK23 - KK24 - KK25 - KK26 - KK27 - JJ27 - II28
rail: KK22 - JJ22 - II23 - HH23
rail: JJ3 - II4 - II5 - II6 - II7 - HH7 - HH8 - GG9
rail: JJ15 - II16
rail: II12 - HH12 - HH13 - GG14 - GG15
rail: II12 - II11 - HH10 - HH9 - GG9
rail: II16 - II17 - HH17 - HH18 - HH19 - GG20 - GG21
rail: II16 - HH15 - GG15
rail: II28 - HH27 - GG27 - GG26 - FF25 - EE25
rail: HH23 - GG24 - FF24 - EE25
rail: HH23 - HH22 - HH21 - GG21
rail: GG9 - FF9 - FF10 - EE11 - DD11
rail: GG9 - GG8 - FF7 - FF6 - EE6 - EE5 - EE4 - EE3 - DD2
rail: GG15 - FF15
rail: GG21 - GG22 - FF22 - FF23 - EE24
rail: GG21 - FF20 - EE20
rail: FF15 - EE16 - EE17 - DD17
rail: FF15 - EE15 - DD15
rail: EE20 - EE21 - EE22 - EE23 - EE24
rail: EE20 - DD19 - DD18 - DD17
rail: EE24 - EE25
rail: EE24 - DD23 - CC23 - BB22 - BB21 - AA21 - AA20 - Z19
rail: EE25 - EE26 - EE27 - EE28 - EE29 - EE30 - EE31 - EE32
rail: EE25 - DD25 - CC26 - BB26 - AA27
rail: EE25 - DD24 - CC24 - BB24 - AA24 - Z23
rail: DD2 - CC3 - CC4 - BB4
rail: DD2 - DD1 - CC2 - BB2 - AA2 - AA3 - Z3 - Z4 - Y5
rail: DD11 - DD12 - DD13 - DD14 - DD15
rail: DD11 - CC12 - BB12 - AA13 - Z13
rail: DD11 - DD10 - DD9 - CC9 - CC8 - CC7 - BB6
rail: DD15 - DD16 - DD17
rail: DD15 - CC15 - BB14 - AA14 - Z13
rail: DD17 - CC17 - BB17 - AA18 - Z18
rail: BB4 - BB5 - BB6
rail: BB4 - AA5 - Z5 - Y5
rail: BB6 - AA7 - AA8 - AA9 - Z9 - Z10 - Y11 - Y12 - Y13 - Y14
rail: AA27 - AA28 - AA29 - AA30 - AA31 - AA32
rail: AA27 - Z26 - Y27 - X27 - W27
rail: Z13 - Y14
rail: Z18 - Z19
rail: Z18 - Z17 - Y17 - Y16 - Y15 - Y14
rail: Z19 - Y20 - Y21 - X21
rail: Z23 - Y24 - X24 - W24
rail: Z23 - Z22 - Y22 - X21
rail: Y5 - Y6
rail: Y6 - Y7 - Y8 - X8 - W9 - W10 - V10 - U11 - U12
rail: Y6 - X6 - W7 - V7 - U8 - T8 - S9
rail: Y14 - X14
rail: X14 - W15 - V15 - U16
rail: X14 - W14 - V13 - U13
rail: X21 - X22 - W23 - W24
rail: X21 - W21 - V20 - U21
rail: W1 - W2 - W3 - V3 - U4
rail: W24 - V24 - U25
rail: W27 - V27 - V28
rail: W27 - V26 - U26 - U25
rail: V28 - V29 - V30 - U31 - U32 - T32 - T31 - S31 - S30 - R29 - R28
rail: V28 - U28 - T28 - S29 - R28
rail: U4 - U5 - T5 - T6 - S7 - R7 - R8
rail: U4 - T3 - S4 - R4 - Q5 - P4 - O5 - N5
rail: U12 - U13
rail: U12 - T12 - T13 - S14 - S15 - R15 - R16 - Q17 - Q18
rail: U12 - T11
rail: U13 - U14 - U15 - U16
rail: U16 - U17 - U18 - U19 - U20 - U21
rail: U21 - U22 - U23 - T23 - T24
rail: U21 - T20 - S21 - R20 - Q20
rail: U25 - T24
rail: T11 - S12 - R12 - Q13 - P13 - O14
rail: T11 - T10 - S10 - S9
rail: T24 - S25 - R25
rail: S9 - R8
rail: R8 - Q8 - P8 - O9 - N9 - M10 - L9 - K10
rail: R25 - R26 - R27 - R28
rail: R25 - Q25 - P24 - O25 - N25 - M25 - L25 - K25 - J25
rail: R28 - Q29 - P29 - O30 - N29 - M30 - L30 - K31
rail: Q18 - Q19 - Q20
rail: Q18 - P17 - P16 - P15 - O15
rail: Q20 - P19 - O20 - N19
rail: O14 - O15
rail: O14 - N14 - M14 - L13 - K13 - K12 - J11 - J10 - K10
rail: O15 - N15 - N16 - M17 - M18 - L18
rail: N5 - N6 - M7 - M8
rail: N5 - M5 - L4 - K4 - J3 - I4
rail: N19 - M20 - M21 - M22 - L21 - K21
rail: N19 - M19 - L18
rail: M1 - L1 - K2 - J2 - I2
rail: M8 - L8 - K9 - K10
rail: M8 - L7 - K7 - J6 - I6 - I5 - I4
rail: L18 - L19 - L20 - K21
rail: L18 - L17 - K17 - J17 - I18 - I17 - H16 - G16 - F16
rail: L32 - K32 - K31
rail: K21 - K22 - L22 - K23 - K24 - J24
rail: K21 - J21 - I22 - I23 - H23
rail: K31 - J30 - I30 - I29 - H28 - G28 - G27 - F26 - E26 - E25 - D24
rail: K31 - K30 - K29 - K28 - K27 - J26 - J25
rail: J24 - J25
rail: J24 - I24 - H23
rail: I2 - I3 - I4
rail: I2 - H1 - H2 - G3 - G4 - F4 - F5
rail: H23 - G24 - F24 - E24 - D24
rail: F16 - E16 - E17 - E18
rail: F16 - F15 - E15 - E14 - D13
rail: D24 - C25
rail: D24 - D23 - C23 - C22 - C21 - B20
rail: C25 - C26 - B26
rail: C25 - B25
rail: B25 - A26
rail: B25 - B24 - A24 - A23

[areas]
country: Germany: MM5, LL4, LL5, KK1, KK3..KK5, JJ1..JJ5, II1..II6, HH1..HH4, GG1..GG5, FF1, FF2, EE1, EE2
country: Germany: DD1, DD2, CC1..CC3, BB1..BB3, AA1..AA3, Z1..Z3, Y1..Y3, X1..X3, W1, V1, U1
country: Finland: XX9..XX20, WW10..WW20, VV10..VV18, UU12..UU17
country: Hungary: T1, S1, S2, R1, R2, Q1..Q3, P1..P3, O1..O3, N1..N3, M1..M3, L1..L3
country: Romania: P4, P5, O4..O6, N4, N5, M4..M6, L4..L6, K1..K6, J1..J5, I1..I5, H1..H6, G2..G7, F4, F5, E5
country: Bulgaria: G1, F1..F3, E1..E4, D1..D4, C1..C3, B1, B2, A1..A3
country: Sweden and islands: XX1..XX7, WW1..WW6, VV1, VV2, UU1, UU2, TT1, SS1, SS4, RR3
country: USSR: XX21..XX32, WW8, WW21..WW32, VV3..VV5, VV19..VV32, UU11, UU18, UU19, UU21..UU24, UU26..UU32
country: USSR: TT17..TT19, TT22..TT24, TT26..TT32, SS9..SS14, SS18, SS19, SS22..SS32, RR8..RR32, QQ3
country: USSR: QQ10..QQ32, PP6..PP8, PP10..PP13, PP15..PP32, OO6..OO8, OO10..OO32, NN5..NN32, MM6..MM32
country: USSR: LL6..LL32, KK6..KK32, JJ6..JJ32, II7..II32, HH5..HH32, GG6..GG32, FF3..FF32, EE3..EE32
country: USSR: DD3..DD32, CC4..CC32, BB4..BB32, AA4..AA32, Z4..Z32, Y4..Y32, X4..X32, W2..W32, V2..V32
country: USSR: U2..U32, T2..T32, S3..S32, R3..R32, Q4..Q32, P6..P32, O7..O32, N6..N32, M7..M32, L7..L32
country: USSR: K7..K32, J6..J32, I6..I9, I13..I32, H7, H13..H19, H21..H32, G13..G16, G21..G32, F13..F16
country: USSR: F21..F32, E14..E19, E21..E32, D13..D32, C14, C20..C32, B20..B32, A21..A32
set-up 1941: Army Group North: MM5, LL4, LL5, KK1, KK3..KK5, JJ1..JJ5, II1..II6
set-up 1941: Army Group Center: HH1..HH4, GG1..GG5, FF1, FF2, EE1, EE2, DD1, DD2, CC1..CC3, BB1..BB3
set-up 1941: Army Group South: AA1..AA3, Z1..Z3, Y1..Y3, X1..X3, W1, V1, U1
set-up 1941: Romania: P4, P5, O4..O6, N4, N5, M4..M6, L4..L6, K1..K6, J1..J5, I1..I5, H1..H6, G2..G7, F4, F5
set-up 1941: Romania: E5
set-up 1941: Hungary: T1, S1, S2, R1, R2, Q1..Q3, P1..P3, O1..O3, N1..N3, M1..M3, L1..L3
set-up 1941: Finland: XX9..XX20, WW10..WW20, VV10..VV18, UU12..UU17
set-up 1941: Leningrad MD: XX21..XX23, WW21..WW23, VV19..VV22, UU18, UU19, UU21, UU22, TT17..TT19, SS18
set-up 1941: Leningrad MD: SS19, RR16..RR19
set-up 1941: Western MD: HH5..HH8, GG6..GG8, FF3..FF7, EE3..EE7, DD3..DD6, CC4..CC6, BB4..BB6
set-up 1941: Kiev MD: AA4..AA6, Z4..Z6, Y4..Y6, X4..X6, W2..W6, V2..V5, U2..U5, T2..T4, S3..S7, R3..R7
set-up 1941: Kiev MD: Q4..Q8, P6..P8, O7..O9
set-up 1941: Odessa MD: N6..N8, M7..M9, L7..L9, K7..K9, J6..J8, I6..I9, H7
set-up 1941: Baltic MD: NN5, NN6, MM6, MM7, LL6, LL7, KK6..KK8, JJ6..JJ8, II7..II9
weather zone: south: M1..M32, L1..L32, K1..K32, J1..J32, I1..I32, H1..H32, G1..G32, F1..F32, E1..E32
weather zone: south: D1..D32, C1..C32, B1..B32, A1..A32
weather zone: central: LL1..LL32, KK1..KK32, JJ1..JJ32, II1..II32, HH1..HH32, GG1..GG32, FF1..FF32
weather zone: central: EE1..EE32, DD1..DD32, CC1..CC32, BB1..BB32, AA1..AA32, Z1..Z32, Y1..Y32, X1..X32
weather zone: central: W1..W32, V1..V32, U1..U32, T1..T32, S1..S32, R1..R32, Q1..Q32, P1..P32, O1..O32
weather zone: central: N1..N32
weather zone: arctic: XX1..XX32, WW1..WW32, VV1..VV32, UU1..UU32, TT1..TT32, SS1..SS32, RR1..RR32, QQ1..QQ32
weather zone: arctic: PP1..PP32, OO1..OO32, NN1..NN32, MM1..MM32
panel: A: XX1..XX32, WW1..WW32, VV1..VV32, UU1..UU32, TT1..TT32, SS1..SS32, RR1..RR32, QQ1..QQ32, PP1..PP32
panel: A: OO1..OO32, NN1..NN32, MM1..MM32
panel: B: MM1..MM32, LL1..LL32, KK1..KK32, JJ1..JJ32, II1..II32, HH1..HH32, GG1..GG32, FF1..FF32, EE1..EE32
panel: B: DD1..DD32, CC1..CC32, BB1..BB32, AA1..AA32, Z1..Z32
panel: C: Z1..Z32, Y1..Y32, X1..X32, W1..W32, V1..V32, U1..U32, T1..T32, S1..S32, R1..R32, Q1..Q32, P1..P32
panel: C: O1..O32, N1..N32, M1..M32
panel: D: M1..M32, L1..L32, K1..K32, J1..J32, I1..I32, H1..H32, G1..G32, F1..F32, E1..E32, D1..D32, C1..C32
panel: D: B1..B32, A1..A32
control 1942: 1942 Axis: XX9..XX24, WW10..WW25, VV10..VV24, UU11..UU19, UU21..UU24, TT17..TT19, TT22..TT24
control 1942: 1942 Axis: SS9..SS14, SS23, SS24, RR8..RR16, QQ10..QQ20, PP6..PP8, PP10..PP13, PP15..PP19
control 1942: 1942 Axis: OO6..OO8, OO10..OO18, NN5..NN17, MM5..MM18, LL4..LL18, KK1, KK3..KK20, JJ1..JJ17
control 1942: 1942 Axis: II1..II16, HH1..HH16, GG1..GG17, GG20, GG21, FF1..FF21, EE1..EE21, DD1..DD20
control 1942: 1942 Axis: CC1..CC20, BB1..BB18, AA1..AA19, Z1..Z21, Y1..Y22, X1..X22, W1..W22, V1..V22
control 1942: 1942 Axis: U1..U22, T1..T21, S1..S21, R1..R21, Q1..Q21, P1..P20, O1..O20, N1..N21, M1..M22
control 1942: 1942 Axis: L1..L22, K1..K22, J1..J21, I1..I9, I13..I22, H1..H7, H13..H19, G2..G7, G13..G16, F4
control 1942: 1942 Axis: F5, F13..F16, E5, E14..E18, D14..D17, C14
control 1942: 1942 Soviet: XX25..XX32, WW26..WW32, VV25..VV32, UU26..UU32, TT26..TT32, SS18, SS19, SS22
control 1942: 1942 Soviet: SS25..SS32, RR17..RR32, QQ21..QQ32, PP20..PP32, OO19..OO32, NN18..NN32
control 1942: 1942 Soviet: MM19..MM32, LL19..LL32, KK21..KK32, JJ18..JJ32, II17..II32, HH17..HH32, GG18
control 1942: 1942 Soviet: GG19, GG22..GG32, FF22..FF32, EE22..EE32, DD21..DD32, CC21..CC32, BB19..BB32
control 1942: 1942 Soviet: AA20..AA32, Z22..Z32, Y23..Y32, X23..X32, W23..W32, V23..V32, U23..U32, T22..T32
control 1942: 1942 Soviet: S22..S32, R22..R32, Q22..Q32, P21..P32, O21..O32, N22..N32, M23..M32, L23..L32
control 1942: 1942 Soviet: K23..K32, J22..J32, I23..I32, H21..H32, G21..G32, F21..F32, E19, E21..E32, D13
control 1942: 1942 Soviet: D18..D32, C20..C32, B20..B32, A21..A32
control 1943: 1943 Axis: XX9..XX24, WW10..WW25, VV10..VV24, UU11..UU19, UU21..UU24, TT17..TT19, TT22..TT24
control 1943: 1943 Axis: SS9..SS14, SS23, SS24, RR8..RR16, QQ10..QQ20, PP6..PP8, PP10..PP13, PP15..PP19
control 1943: 1943 Axis: OO6..OO8, OO10..OO18, NN5..NN17, MM5..MM18, LL4..LL17, KK1, KK3..KK17, JJ1..JJ16
control 1943: 1943 Axis: II1..II16, HH1..HH15, GG1..GG16, FF1..FF17, EE1..EE18, DD1..DD18, CC1..CC19
control 1943: 1943 Axis: BB1..BB18, AA1..AA20, Z1..Z21, Y1..Y22, X1..X22, W1..W19, W21, W22, V1..V17
control 1943: 1943 Axis: U1..U17, T1..T18, S1..S20, R1..R20, Q1..Q21, P1..P20, O1..O20, N1..N20, M1..M22
control 1943: 1943 Axis: L1..L22, K1..K22, J1..J21, I1..I9, I13..I22, H1..H7, H13..H19, G2..G7, G13..G16, F4
control 1943: 1943 Axis: F5, F13..F16, E5, E14..E19, D13..D19, C14, B20
control 1943: 1943 Soviet: XX25..XX32, WW26..WW32, VV25..VV32, UU26..UU32, TT26..TT32, SS18, SS19, SS22
control 1943: 1943 Soviet: SS25..SS32, RR17..RR32, QQ21..QQ32, PP20..PP32, OO19..OO32, NN18..NN32
control 1943: 1943 Soviet: MM19..MM32, LL18..LL32, KK18..KK32, JJ17..JJ32, II17..II32, HH16..HH32
control 1943: 1943 Soviet: GG17..GG32, FF18..FF32, EE19..EE32, DD19..DD32, CC20..CC32, BB19..BB32
control 1943: 1943 Soviet: AA21..AA32, Z22..Z32, Y23..Y32, X23..X32, W20, W23..W32, V18..V32, U18..U32
control 1943: 1943 Soviet: T19..T32, S21..S32, R21..R32, Q22..Q32, P21..P32, O21..O32, N21..N32, M23..M32
control 1943: 1943 Soviet: L23..L32, K23..K32, J22..J32, I23..I32, H21..H32, G21..G32, F21..F32, E21..E32
control 1943: 1943 Soviet: D20..D32, C20..C32, B21..B32, A21..A32
rail exit: Axis: KK1, DD1, W1, M1, H1
rail exit: Soviet: EE32, AA32, T32, L32
edge: gray: XX7..XX20, KK1, JJ1, II1, HH1, GG1, FF1, EE1, DD1, CC1, BB1, AA1, Z1, Y1, X1, W1, V1, U1, T1, S1
edge: gray: R1, Q1, P1, O1, N1, M1, L1, K1, J1, I1, H1
edge: red: XX29..XX32, WW32, VV32, UU32, TT32, SS32, RR32, QQ32, PP32, OO32, NN32, MM32, LL32, KK32, JJ32
edge: red: II32, HH32, GG32, FF32, EE32, DD32, CC32, BB32, AA32, Z32, Y32, X32, W32, V32, U32, T32, S32, R32
edge: red: Q32, P32, O32, N32, M32, L32, K32, J32, I32, H32, G32, F32, E32, D32, C32, B32, A21..A32
edge: black: XX1..XX6, XX21..XX28, WW1, VV1, UU1, TT1, SS1, RR1, QQ1, PP1, OO1, NN1, MM1, LL1, G1, F1, E1
edge: black: D1, C1, B1, A1..A20
body of water: Black Sea: K12, J10..J12, I8..I13, H8..H15, G6..G16, F5..F13, E5..E14, E18, D4..D18, C3..C19
body of water: Black Sea: B2..B20, A3..A21
body of water: Sea of Azov: I20..I23, H17..H23, G17..G21, F16..F21, E17..E20, D18..D20
body of water: Baltic Sea: XX6..XX9, WW5..WW10, VV2..VV10, UU2..UU16, TT1..TT17, SS1..SS18, RR1..RR10
body of water: Baltic Sea: RR14..RR16, RR18, QQ1..QQ11, PP1..PP10, OO1..OO6, OO9, OO10, NN1..NN5, NN8, NN9
body of water: Baltic Sea: MM1..MM5, LL1..LL4, KK1..KK4, JJ1, JJ3
body of water: Lake Ladoga: WW19, WW20, VV19, VV20, VV22, UU19..UU22, TT19..TT22, SS20..SS22, RR19..RR21
body of water: Lake Onega: XX24, XX25, WW25, WW26, VV24, VV25, UU24..UU26, TT24..TT26, SS25, SS26
body of water: Lake Peipus: QQ14, QQ15, PP14, OO14, NN14
body of water: Lake Ilmen: NN17, MM18

[lines]
start line: 1942: XX24/XX25, XX25/WW25, WW25/WW26, WW25/VV25, VV24/VV25, TT17/SS18, TT18/SS19, TT18/SS18
start line: 1942: TT19/SS19, TT22/SS22, TT24/SS25, SS22/SS23, SS23/RR23, SS23/RR22, SS24/SS25, SS24/RR24
start line: 1942: SS24/RR23, RR16/RR17, RR17/QQ18, RR17/QQ17, RR18/QQ19, RR18/QQ18, RR19/QQ20, RR19/QQ19
start line: 1942: RR20/QQ20, QQ20/QQ21, QQ20/PP20, PP18/OO19, PP19/PP20, PP19/OO20, PP19/OO19, OO18/OO19
start line: 1942: OO18/NN18, NN17/NN18, NN18/MM18, MM18/MM19, MM19/LL18, LL18/LL19, LL19/KK20, LL19/KK19
start line: 1942: LL20/KK20, KK18/JJ18, KK19/JJ19, KK19/JJ18, KK20/KK21, KK20/JJ20, KK20/JJ19, JJ16/II17
start line: 1942: JJ17/JJ18, JJ17/II18, JJ17/II17, II16/II17, II17/HH16, HH16/HH17, HH17/GG17, HH19/GG20
start line: 1942: HH20/GG21, HH20/GG20, HH21/GG21, GG17/GG18, GG18/FF18, GG18/FF17, GG19/GG20, GG19/FF19
start line: 1942: GG19/FF18, GG21/GG22, GG22/FF21, FF21/FF22, FF21/EE22, EE21/EE22, EE21/DD21, DD20/DD21
start line: 1942: DD20/CC21, CC19/BB19, CC20/CC21, CC20/BB20, CC20/BB19, BB18/BB19, BB19/AA19, AA19/AA20
start line: 1942: AA20/Z20, AA20/Z19, AA21/Z21, AA21/Z20, AA22/Z21, Z21/Z22, Z22/Y22, Y22/Y23, Y23/X22
start line: 1942: X22/X23, X22/W23, W22/W23, W23/V22, V22/V23, V22/U23, U22/U23, U22/T22, T21/T22, T21/S22
start line: 1942: S21/S22, S22/R21, R21/R22, R21/Q22, Q21/Q22, Q21/P21, P20/P21, P20/O21, O20/O21, O21/N21
start line: 1942: O21/N20, O22/N21, N21/N22, N22/M22, M22/M23, M23/L22, L22/L23, L22/K23, K22/K23, K22/J22
start line: 1942: J21/J22, J22/I22, I21/H21, I22/I23, I22/H22, I22/H21, E14/D13, E18/E19, E18/D18, D13/D14
start line: 1942: D13/C14, D17/D18
start line: 1943: XX24/XX25, XX25/WW25, WW25/WW26, WW25/VV25, VV24/VV25, TT17/SS18, TT18/SS19, TT18/SS18
start line: 1943: TT19/SS19, TT22/SS22, TT24/SS25, SS22/SS23, SS23/RR23, SS23/RR22, SS24/SS25, SS24/RR24
start line: 1943: SS24/RR23, RR16/RR17, RR17/QQ18, RR17/QQ17, RR18/QQ19, RR18/QQ18, RR19/QQ20, RR19/QQ19
start line: 1943: RR20/QQ20, QQ20/QQ21, QQ20/PP20, PP18/OO19, PP19/PP20, PP19/OO20, PP19/OO19, OO18/OO19
start line: 1943: OO18/NN18, NN17/NN18, NN18/MM18, MM18/MM19, MM18/LL18, LL17/LL18, LL17/KK18, KK17/KK18
start line: 1943: KK17/JJ17, JJ16/JJ17, JJ16/II17, II16/II17, II16/HH16, HH15/HH16, HH16/GG16, GG16/GG17
start line: 1943: GG17/FF17, GG17/FF16, GG18/FF17, FF17/FF18, FF18/EE18, EE18/EE19, EE19/DD18, DD18/DD19
start line: 1943: DD19/CC19, CC19/CC20, CC19/BB19, BB18/BB19, BB19/AA20, BB19/AA19, BB20/AA20, AA20/AA21
start line: 1943: AA21/Z21, AA21/Z20, AA22/Z21, Z21/Z22, Z22/Y22, Y22/Y23, Y23/X22, X19/W20, X20/W20
start line: 1943: X22/X23, X22/W23, W18/V18, W19/W20, W19/V19, W19/V18, W20/W21, W21/V21, W21/V20, W22/W23
start line: 1943: W22/V22, W22/V21, V17/V18, V17/U18, U17/U18, U18/T18, U18/T17, U19/T18, T18/T19, T19/S20
start line: 1943: T19/S19, T20/S20, S20/S21, S21/R20, R20/R21, R21/Q21, Q21/Q22, Q21/P21, P20/P21, P20/O21
start line: 1943: O20/O21, O21/N20, N20/N21, N21/M22, N21/M21, N22/M22, M22/M23, M23/L22, L22/L23, L22/K23
start line: 1943: K22/K23, K22/J22, J21/J22, J22/I22, I21/H21, I22/I23, I22/H22, I22/H21, D19/D20, D19/C20
start line: 1943: C20/B20, C21/B20, B20/B21, B20/A21
border: Germany 1941: NN5/MM5, MM5/MM6, MM6/LL5, LL5/LL6, LL5/KK6, KK5/KK6, KK6/JJ5, JJ5/JJ6, JJ6/II6
border: Germany 1941: II5/HH5, II6/II7, II6/HH6, II6/HH5, HH4/HH5, HH5/GG5, GG3/FF3, GG4/FF4, GG4/FF3
border: Germany 1941: GG5/GG6, GG5/FF5, GG5/FF4, FF2/FF3, FF2/EE3, EE2/EE3, EE3/DD2, DD2/DD3, DD3/CC3
border: Germany 1941: CC3/CC4, CC4/BB3, BB3/BB4, BB3/AA4, AA3/AA4, AA4/Z3, Z3/Z4, Z3/Y4, Y3/Y4, Y4/X3, X1/W2
border: Germany 1941: X2/W3, X2/W2, X3/X4, X3/W4, X3/W3, W1/W2, W2/V1, V1/V2, V1/U2, U1/U2
border: Finland 1941: XX20/XX21, XX20/WW21, WW19/VV19, WW20/WW21, WW20/VV20, WW20/VV19, VV10/UU11, VV11/UU11
border: Finland 1941: VV17/UU18, VV18/VV19, VV18/UU19, VV18/UU18, UU11/UU12, UU17/UU18, UU17/TT17
border: Hungary 1941: U2/T1, T1/T2, T2/S2, S2/S3, S3/R2, R2/R3, R3/Q3, Q3/Q4, Q4/P3
border: Romania 1941: Q4/P4, Q5/P5, Q5/P4, Q6/P5, P5/P6, P6/O6, O6/O7, O6/N6, N5/N6, N6/M6, M6/M7, M7/L6
border: Romania 1941: L6/L7, L6/K7, K6/K7, K6/J6, J5/J6, J5/I6, I5/I6, I6/H6, I6/H5, I7/H6, H6/H7, H7/G7
border: Hungary Romania 1941: P3/P4, P3/O4, O3/O4, O4/N3, N3/N4, N3/M4, M3/M4, M4/L3, L1/K2, L1/K1, L2/K3
border: Hungary Romania 1941: L2/K2, L3/L4, L3/K4, L3/K3
border: Germany Hungary 1941: U1/T1
`;
