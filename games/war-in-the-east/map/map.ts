// The compiled map. Written by `rasputitsa map build`, never by hand: corrections go into overrides.jsonl.
export default `map war-in-the-east
title War in the East

[grid]
orientation pointy
shift odd
labels row-column
section SW: columns 34-c in 1..34, rows r-50 in 1..51
section SE: columns 68-c in 1..34, rows r-50 in 1..51
section NW: columns 34-c in 1..34, rows r in 1..51
section NE: columns 68-c in 1..34, rows r in 1..51
rows 1..101 step 2: 0..67
rows 2..100 step 2: 1..67

[words]
terrain: clear, woods, rough, swamp, sea, lake
sides: river, sea, lake
marks: coast, lakeside, city, port, closed
links: rail

[places]
Leningrad: NW3812, major city, side=soviet, also=St Petersburg, arms=1, personnel=1
Leningrad: NW3712, major city, side=soviet, also=St Petersburg, arms=1, personnel=1
Leningrad: NW3713, major city, side=soviet, also=St Petersburg, arms=1
Moscow: SE0131, major city, side=soviet, arms=2, training=1, personnel=1
Moscow: SE0132, major city, side=soviet, arms=2, training=1, personnel=1
Moscow: NE5031, major city, side=soviet, arms=2, personnel=1
Minsk: SW1115, center, side=soviet, arms=2, training=1, personnel=1
Kiev: SW2408, center, side=soviet, also=Kyiv, arms=1, training=1, personnel=1
Odessa: SW3906, center, side=soviet, arms=1, training=1, personnel=1
Kazan: NE4311, center, side=soviet, arms=1, training=1, personnel=1
Gorky: NE4520, center, side=soviet, also=Nizhni Novgorod, arms=2, training=1, personnel=1
Kuibyshev: SE0205, center, side=soviet, also=Kubishev|Samara, arms=2, training=1, personnel=1
Orel: SE1232, center, side=soviet, arms=1, personnel=1
Voronezh: SE1525, center, side=soviet, arms=1, personnel=1
Kharkov: SE2330, center, side=soviet, also=Kharkiv|Charkow, arms=1, training=1, personnel=1
Stalingrad: SE2312, center, side=soviet, also=Volgograd, arms=2, training=1, personnel=1
Voroshilovgrad: SE2822, center, side=soviet, also=Voroshilov|Luhansk, arms=1, training=1, personnel=1
Rostov: SE3121, center, side=soviet, arms=3, training=1, personnel=1
Krasnodar: SE4020, center, side=soviet, also=Krasnodor, arms=1, personnel=1
Sevastopol: SE4533, fortress, side=soviet, personnel=1
Murmansk: NW0212, center, side=soviet
Helsinki: NW3722, capital, side=axis
Turku: NW3727, city, side=axis, also=Abo
Oulu: NW1922, city, side=axis
Warsaw: SW1828, capital, side=axis
Belgrade: SW4829, capital, side=axis
Budapest: SW3733, capital, side=axis
Bucharest: SW4815, capital, side=axis, also=Bukharest
Riga: NW5022, center, side=soviet, personnel=1
Kursk: SE1731, city, side=soviet
Batum: SE5111, city, side=soviet, also=Batumi
Smolensk: SW0707, city, side=soviet
Vitebsk: SW0611, city, side=soviet
Mogilev: SW1111, city, side=soviet
Gomel: SW1709, city, side=soviet
Bryansk: SW1202, city, side=soviet
Poltava: SE2432, city, side=soviet
Dnepropetrovsk: SE3031, city, side=soviet
Stalino: SE3025, city, side=soviet, also=Donetsk
Belgorod: SE2130, city, side=soviet
Kaunas: SW0724, city, side=soviet, also=Kovno
Dvinsk: SW0320, city, side=soviet, also=Daugavpils
Jassy: SW3614, city, side=axis, also=Iasi
Tallinn: NW4122, city, side=soviet
Memel: SW0528, city, side=axis, also=Klaipeda
Konigsberg: SW0929, city, side=axis, also=Kaliningrad|Konigsburg|Königsberg
Danzig: SW1032, city, side=axis, also=Gdansk
Libau: SW0228, city, side=soviet, also=Liepaja
Hanko: NW3925, city, side=axis, also=Hango
Vyborg: NW3516, city, side=soviet, also=Viipuri
Vaasa: NW2627, city, side=axis
Tampere: NW3324, city, side=axis
Constanza: SW4910, city, side=axis, also=Constanta
Nikolaev: SW3703, city, side=soviet
Kherson: SW3801, city, side=soviet
Kerch: SE4126, city, side=soviet
Feodosia: SE4228, city, side=soviet
Novorossiysk: SE4222, city, side=soviet, also=Novorassiyk
Tuapse: SE4419, city, side=soviet
Sukhumi: SE4714, city, side=soviet
Poti: SE4912, city, side=soviet
Simferopol: SE4431, city, side=soviet
Vilna: SW0820, city, side=soviet, also=Vilnius|Wilno
Brest-Litovsk: SW1923, city, side=soviet, also=Brest|Brest Litovsk
Bialystok: SW1524, city, side=soviet
Baranovichi: SW1518, city, side=soviet
Grodno: SW1323, city, side=soviet
Lvov: SW2821, city, side=soviet, also=Lwow|Lemberg|Lviv
Tarnopol: SW2818, city, side=soviet, also=Ternopol
Rovno: SW2417, city, side=soviet
Zhitomir: SW2512, city, side=soviet
Vinnitsa: SW2912, city, side=soviet
Chernovtsy: SW3317, city, side=soviet, also=Cernauti|Chernivtsi
Kishinev: SW3711, city, side=soviet
Galatz: SW4411, city, side=axis, also=Galati
Ploesti: SW4616, city, side=axis
Brasov: SW4417, city, side=axis
Cluj: SW4022, city, side=axis
Debrecen: SW3727, city, side=axis
Szeged: SW4230, city, side=axis
Timisoara: SW4328, city, side=axis
Craiova: SW4922, city, side=axis
Lublin: SW2225, city, side=axis
Krakow: SW2731, city, side=axis
Przemysl: SW2824, city, side=soviet
Bobruisk: SW1411, city, side=soviet
Chernigov: SW2007, city, side=soviet
Kremenchug: SW2801, city, side=soviet
Cherkassy: SW2705, city, side=soviet
Kirovograd: SW3103, city, side=soviet
Krivoi Rog: SW3301, city, side=soviet
Zaporozhye: SE3230, city, side=soviet, also=Zaporozhe
Mariupol: SE3325, city, side=soviet
Taganrog: SE3222, city, side=soviet
Melitopol: SE3629, city, side=soviet
Kaluga: SE0633, city, side=soviet
Tula: SE0730, city, side=soviet
Rzhev: SW0104, city, side=soviet
Kalinin: NW4801, city, side=soviet, also=Tver
Vyazma: SW0503, city, side=soviet
Velikie Luki: NW5012, city, side=soviet
Pskov: NW4615, city, side=soviet
Novgorod: NW4310, city, side=soviet
Staraya Russa: NW4510, city, side=soviet
Narva: NW4016, city, side=soviet
Tikhvin: NW3807, city, side=soviet
Volkhov: NW3709, city, side=soviet
Petrozavodsk: NW2907, city, side=soviet
Belomorsk: NW1908, city, side=soviet
Kandalaksha: NW0913, city, side=soviet
Archangel: NE1633, city, side=soviet, also=Arkhangelsk
Vologda: NE3730, city, side=soviet
Cherepovets: NE3833, city, side=soviet
Yaroslavl: NE4329, city, side=soviet, also=Yaroslav
Ivanovo: NE4426, city, side=soviet
Kirov: NE3313, city, side=soviet, also=Vyatka
Perm: NE2902, city, side=soviet, also=Molotov
Ryazan: SE0426, city, side=soviet
Michurinsk: SE1023, city, side=soviet
Tambov: SE1021, city, side=soviet
Penza: SE0615, city, side=soviet
Saratov: SE1112, city, side=soviet
Syzran: SE0309, city, side=soviet
Ulyanovsk: NE4910, city, side=soviet
Sumy: SE2033, city, side=soviet
Yelets: SE1227, city, side=soviet, also=Elets
Millerovo: SE2520, city, side=soviet
Armavir: SE3915, city, side=soviet
Tikhoretsk: SE3618, city, side=soviet
Salsk: SE3316, city, side=soviet
Mineralnye Vody: SE4010, city, side=soviet
Grozny: SE4103, city, side=soviet
Astrakhan: SE2801, city, side=soviet
Kutaisi: SE4809, city, side=soviet
Tbilisi: SE4803, city, side=soviet
Rovaniemi: NW1322, city, side=axis
Sortavala: NW3113, city, side=soviet

[hexes]
NW0134: sea
NW0133: rough, coast
NW0132: rough, coast
NW0131: rough, coast
NW0130: rough
NW0129: rough, coast
NW0128: rough
NW0127: rough
NW0126: rough
NW0125: clear
NW0124: clear
NW0123: clear
NW0122: clear
NW0121: clear
NW0120: woods, lakeside
NW0119: woods, lakeside
NW0118: woods
NW0117: clear
NW0116: clear
NW0115: clear
NW0114: clear
NW0113: clear
NW0112: clear
NW0111: clear
NW0110: clear
NW0109: clear
NW0108: clear, coast
NW0107: sea
NW0106: sea
NW0105: sea
NW0104: sea
NW0103: sea
NW0102: sea
NW0101: sea
NE0134: sea
NE0133: sea
NE0132: clear, coast
NE0131: clear
NE0130: clear, coast
NE0129: sea
NE0128: sea
NE0127: clear, coast
NE0126: clear
NE0125: clear
NE0124: clear
NE0123: clear
NE0122: clear
NE0121: clear
NE0120: swamp
NE0119: swamp
NE0118: swamp
NE0117: swamp
NE0116: swamp
NE0115: swamp
NE0114: woods
NE0113: clear
NE0112: woods
NE0111: woods
NE0110: rough
NE0109: rough
NE0108: rough
NE0107: rough
NE0106: rough
NE0105: rough
NE0104: woods
NE0103: woods
NE0102: woods
NE0101: woods
NW0233: sea
NW0232: rough, coast
NW0231: rough
NW0230: rough
NW0229: rough
NW0228: rough
NW0227: rough
NW0226: clear
NW0225: clear
NW0224: clear
NW0223: clear
NW0222: clear
NW0221: clear
NW0220: woods, lakeside
NW0219: lake
NW0218: woods, lakeside
NW0217: clear
NW0216: clear
NW0215: clear
NW0214: woods
NW0213: clear
NW0212: clear, city
NW0211: clear
NW0210: clear
NW0209: clear
NW0208: clear
NW0207: clear, coast
NW0206: clear, coast
NW0205: sea
NW0204: sea
NW0203: sea
NW0202: sea
NW0201: sea
NE0234: sea
NE0233: sea
NE0232: sea
NE0231: clear, coast
NE0230: clear, coast
NE0229: sea
NE0228: sea
NE0227: sea
NE0226: clear, coast
NE0225: clear
NE0224: clear
NE0223: clear
NE0222: clear
NE0221: clear
NE0220: clear
NE0219: swamp
NE0218: swamp
NE0217: swamp
NE0216: swamp
NE0215: woods
NE0214: woods
NE0213: woods
NE0212: clear
NE0211: woods
NE0210: woods
NE0209: rough
NE0208: rough
NE0207: rough
NE0206: rough
NE0205: rough
NE0204: woods
NE0203: woods
NE0202: woods
NE0201: woods
NW0334: sea
NW0333: rough, coast
NW0332: rough
NW0331: rough
NW0330: rough
NW0329: rough, closed
NW0328: rough
NW0327: rough
NW0326: clear
NW0325: clear
NW0324: clear
NW0323: clear
NW0322: woods
NW0321: woods, lakeside
NW0320: lake
NW0319: woods, lakeside
NW0318: woods
NW0317: woods
NW0316: woods
NW0315: woods
NW0314: woods
NW0313: woods
NW0312: clear
NW0311: clear
NW0310: clear
NW0309: clear
NW0308: clear
NW0307: clear
NW0306: clear, coast
NW0305: clear, coast
NW0304: clear, coast
NW0303: sea
NW0302: sea
NW0301: sea
NE0334: sea
NE0333: sea
NE0332: clear, coast
NE0331: clear, coast
NE0330: sea
NE0329: sea
NE0328: sea
NE0327: sea
NE0326: clear, coast
NE0325: clear
NE0324: clear
NE0323: woods
NE0322: woods
NE0321: woods
NE0320: woods
NE0319: swamp
NE0318: woods
NE0317: woods
NE0316: woods
NE0315: woods
NE0314: woods
NE0313: woods
NE0312: woods
NE0311: woods
NE0310: rough
NE0309: rough
NE0308: rough
NE0307: rough
NE0306: rough
NE0305: rough
NE0304: woods
NE0303: woods
NE0302: woods
NE0301: woods
NW0433: rough, coast
NW0432: rough
NW0431: rough
NW0430: rough
NW0429: rough, closed
NW0428: rough, closed
NW0427: rough
NW0426: clear
NW0425: clear
NW0424: clear
NW0423: clear
NW0422: clear
NW0421: clear
NW0420: woods, lakeside
NW0419: woods, lakeside
NW0418: clear
NW0417: woods
NW0416: woods
NW0415: woods
NW0414: woods
NW0413: woods
NW0412: woods
NW0411: clear
NW0410: clear
NW0409: clear
NW0408: clear
NW0407: clear
NW0406: clear
NW0405: clear
NW0404: clear
NW0403: clear, coast
NW0402: clear, coast
NW0401: sea
NE0434: sea
NE0433: sea
NE0432: sea
NE0431: clear, coast
NE0430: clear, coast
NE0429: sea
NE0428: sea
NE0427: sea
NE0426: clear, coast
NE0425: clear
NE0424: clear
NE0423: woods
NE0422: woods
NE0421: woods
NE0420: woods
NE0419: woods
NE0418: woods
NE0417: woods
NE0416: woods
NE0415: woods
NE0414: woods
NE0413: woods
NE0412: woods
NE0411: woods
NE0410: woods
NE0409: rough
NE0408: rough
NE0407: rough
NE0406: rough
NE0405: rough
NE0404: rough
NE0403: woods
NE0402: woods
NE0401: woods
NW0534: rough, coast
NW0533: rough, coast
NW0532: rough
NW0531: rough
NW0530: rough, closed
NW0529: rough, closed
NW0528: rough, closed
NW0527: clear, closed
NW0526: clear
NW0525: clear
NW0524: clear
NW0523: clear
NW0522: woods
NW0521: woods
NW0520: clear
NW0519: clear
NW0518: clear
NW0517: woods
NW0516: woods
NW0515: rough
NW0514: clear
NW0513: clear
NW0512: woods
NW0511: rough
NW0510: rough
NW0509: clear
NW0508: clear
NW0507: clear
NW0506: clear
NW0505: clear
NW0504: clear
NW0503: clear
NW0502: clear, coast
NW0501: sea
NE0534: sea
NE0533: sea
NE0532: sea
NE0531: clear, coast
NE0530: clear, coast
NE0529: clear, coast
NE0528: clear, coast
NE0527: clear, coast
NE0526: clear
NE0525: woods
NE0524: woods
NE0523: woods
NE0522: woods
NE0521: woods
NE0520: woods
NE0519: woods
NE0518: woods
NE0517: woods
NE0516: woods
NE0515: woods
NE0514: woods
NE0513: woods
NE0512: woods
NE0511: woods
NE0510: woods
NE0509: rough
NE0508: rough
NE0507: rough
NE0506: rough
NE0505: rough
NE0504: woods
NE0503: woods
NE0502: woods
NE0501: woods
NW0633: rough
NW0632: rough, closed
NW0631: rough, closed
NW0630: rough, closed
NW0629: clear, closed
NW0628: rough, closed
NW0627: clear, closed
NW0626: clear, closed
NW0625: woods
NW0624: clear
NW0623: clear
NW0622: woods
NW0621: woods
NW0620: woods
NW0619: clear
NW0618: clear
NW0617: woods
NW0616: clear
NW0615: woods
NW0614: woods
NW0613: rough
NW0612: rough, lakeside
NW0611: rough
NW0610: rough, lakeside
NW0609: woods
NW0608: clear
NW0607: clear
NW0606: clear
NW0605: clear
NW0604: clear
NW0603: clear
NW0602: clear
NW0601: clear, coast
NE0634: sea
NE0633: sea
NE0632: sea
NE0631: sea
NE0630: clear, coast
NE0629: clear
NE0628: clear
NE0627: clear
NE0626: clear
NE0625: woods
NE0624: woods
NE0623: woods
NE0622: woods
NE0621: woods
NE0620: woods
NE0619: woods
NE0618: woods
NE0617: woods
NE0616: woods
NE0615: woods
NE0614: woods
NE0613: woods
NE0612: woods
NE0611: woods
NE0610: woods
NE0609: woods
NE0608: woods
NE0607: rough
NE0606: rough
NE0605: rough
NE0604: rough
NE0603: woods
NE0602: woods
NE0601: woods
NW0734: rough, closed
NW0733: rough, closed
NW0732: rough, closed
NW0731: rough, closed
NW0730: rough, closed
NW0729: woods, closed
NW0728: clear, closed
NW0727: woods, closed
NW0726: clear, closed
NW0725: woods, closed
NW0724: woods
NW0723: woods
NW0722: woods
NW0721: swamp
NW0720: swamp
NW0719: clear
NW0718: woods
NW0717: clear
NW0716: woods
NW0715: woods
NW0714: woods, lakeside
NW0713: woods, lakeside
NW0712: rough
NW0711: woods
NW0710: woods
NW0709: clear
NW0708: clear
NW0707: swamp
NW0706: swamp
NW0705: swamp
NW0704: swamp
NW0703: clear
NW0702: clear
NW0701: clear, coast
NE0734: sea
NE0733: sea
NE0732: sea
NE0731: sea
NE0730: clear, coast
NE0729: woods
NE0728: clear
NE0727: clear
NE0726: woods
NE0725: woods
NE0724: clear
NE0723: woods
NE0722: woods
NE0721: woods
NE0720: woods
NE0719: woods
NE0718: woods
NE0717: woods
NE0716: woods
NE0715: woods
NE0714: woods
NE0713: woods
NE0712: woods
NE0711: woods
NE0710: woods
NE0709: woods
NE0708: rough
NE0707: rough
NE0706: rough
NE0705: rough
NE0704: rough
NE0703: woods
NE0702: woods
NE0701: woods
NW0833: rough, closed
NW0832: rough, closed
NW0831: rough, closed
NW0830: rough, closed
NW0829: clear, closed
NW0828: woods, closed
NW0827: woods, closed
NW0826: woods, closed
NW0825: woods, closed
NW0824: woods
NW0823: woods
NW0822: woods
NW0821: swamp
NW0820: swamp
NW0819: woods
NW0818: woods
NW0817: woods
NW0816: clear
NW0815: woods
NW0814: woods
NW0813: woods, lakeside
NW0812: woods
NW0811: woods
NW0810: woods
NW0809: woods
NW0808: woods
NW0807: swamp
NW0806: swamp
NW0805: swamp
NW0804: swamp
NW0803: clear
NW0802: clear
NW0801: clear, coast
NE0834: sea
NE0833: sea
NE0832: sea
NE0831: sea
NE0830: clear, coast
NE0829: woods
NE0828: woods
NE0827: woods
NE0826: clear
NE0825: clear
NE0824: clear
NE0823: woods
NE0822: woods
NE0821: woods
NE0820: woods
NE0819: woods
NE0818: woods
NE0817: woods
NE0816: woods
NE0815: woods
NE0814: woods
NE0813: woods
NE0812: woods
NE0811: woods
NE0810: woods
NE0809: woods
NE0808: woods
NE0807: rough
NE0806: rough
NE0805: rough
NE0804: rough
NE0803: rough
NE0802: woods
NE0801: woods
NW0934: rough, lakeside, closed
NW0933: rough, closed
NW0932: rough, closed
NW0931: rough, closed
NW0930: rough, closed
NW0929: clear, closed
NW0928: woods, closed
NW0927: woods, closed
NW0926: woods, closed
NW0925: woods, closed
NW0924: woods
NW0923: woods
NW0922: swamp
NW0921: swamp
NW0920: woods
NW0919: woods
NW0918: woods
NW0917: woods
NW0916: clear
NW0915: woods
NW0914: woods, lakeside
NW0913: woods, coast, lakeside, city
NW0912: woods
NW0911: woods
NW0910: woods
NW0909: woods
NW0908: woods
NW0907: woods
NW0906: clear
NW0905: clear
NW0904: clear
NW0903: clear
NW0902: clear, coast
NW0901: sea
NE0934: sea
NE0933: clear, coast
NE0932: clear, coast
NE0931: clear, coast
NE0930: clear
NE0929: woods
NE0928: woods
NE0927: clear
NE0926: clear
NE0925: clear
NE0924: woods
NE0923: woods
NE0922: woods
NE0921: woods
NE0920: woods
NE0919: woods
NE0918: woods
NE0917: woods
NE0916: woods
NE0915: woods
NE0914: woods
NE0913: woods
NE0912: woods
NE0911: woods
NE0910: woods
NE0909: woods
NE0908: woods
NE0907: rough
NE0906: rough
NE0905: rough
NE0904: rough
NE0903: woods
NE0902: woods
NE0901: woods
NW1033: rough, closed
NW1032: rough, closed
NW1031: rough, closed
NW1030: clear, closed
NW1029: woods, closed
NW1028: woods, closed
NW1027: woods, closed
NW1026: woods, closed
NW1025: woods, closed
NW1024: woods
NW1023: woods
NW1022: woods
NW1021: woods
NW1020: woods
NW1019: woods
NW1018: woods
NW1017: woods
NW1016: woods
NW1015: woods
NW1014: woods, lakeside
NW1013: lake
NW1012: woods, coast, lakeside
NW1011: woods, coast
NW1010: woods, coast
NW1009: woods, coast
NW1008: woods, coast
NW1007: woods
NW1006: clear
NW1005: clear
NW1004: clear
NW1003: clear, coast
NW1002: clear, coast
NW1001: sea
NE1034: sea
NE1033: woods, coast
NE1032: woods
NE1031: clear
NE1030: clear
NE1029: swamp
NE1028: swamp
NE1027: clear
NE1026: clear
NE1025: clear
NE1024: woods
NE1023: woods
NE1022: woods
NE1021: woods
NE1020: woods
NE1019: woods
NE1018: woods
NE1017: woods
NE1016: woods
NE1015: woods
NE1014: woods
NE1013: woods
NE1012: woods
NE1011: woods
NE1010: woods
NE1009: clear
NE1008: woods
NE1007: woods
NE1006: rough
NE1005: woods
NE1004: rough
NE1003: rough
NE1002: woods
NE1001: woods
NW1134: rough, closed
NW1133: rough, closed
NW1132: rough, closed
NW1131: clear, closed
NW1130: woods, closed
NW1129: woods, closed
NW1128: woods, closed
NW1127: woods, closed
NW1126: woods, closed
NW1125: woods, closed
NW1124: woods
NW1123: woods
NW1122: woods
NW1121: woods
NW1120: woods
NW1119: woods
NW1118: woods
NW1117: woods
NW1116: woods
NW1115: woods
NW1114: woods, lakeside
NW1113: lake
NW1112: woods, coast, lakeside
NW1111: sea
NW1110: sea
NW1109: sea
NW1108: woods, coast
NW1107: woods, coast
NW1106: woods, coast
NW1105: woods, coast
NW1104: woods, coast
NW1103: sea
NW1102: sea
NW1101: sea
NE1134: woods, coast
NE1133: woods
NE1132: woods
NE1131: woods
NE1130: swamp
NE1129: swamp
NE1128: swamp
NE1127: clear
NE1126: woods
NE1125: woods
NE1124: woods
NE1123: woods
NE1122: woods
NE1121: woods
NE1120: woods
NE1119: woods
NE1118: woods
NE1117: woods
NE1116: woods
NE1115: woods
NE1114: woods
NE1113: woods
NE1112: woods
NE1111: woods
NE1110: woods
NE1109: woods
NE1108: woods
NE1107: woods
NE1106: woods
NE1105: rough
NE1104: rough
NE1103: rough
NE1102: woods
NE1101: woods
NW1233: rough, closed
NW1232: rough, closed
NW1231: rough, closed
NW1230: woods, closed
NW1229: woods, closed
NW1228: clear, closed
NW1227: woods, closed
NW1226: woods, closed
NW1225: woods, closed
NW1224: woods, closed
NW1223: woods
NW1222: woods
NW1221: woods
NW1220: woods
NW1219: woods, lakeside
NW1218: woods
NW1217: woods
NW1216: woods
NW1215: woods
NW1214: woods, lakeside
NW1213: woods, lakeside
NW1212: woods, lakeside
NW1211: woods, coast
NW1210: woods, coast
NW1209: sea
NW1208: sea
NW1207: sea
NW1206: sea
NW1205: sea
NW1204: sea
NW1203: sea
NW1202: sea
NW1201: sea
NE1234: woods, coast
NE1233: woods
NE1232: woods
NE1231: woods
NE1230: woods
NE1229: swamp
NE1228: swamp
NE1227: woods
NE1226: woods
NE1225: woods
NE1224: woods
NE1223: woods
NE1222: woods
NE1221: woods
NE1220: woods
NE1219: woods
NE1218: woods
NE1217: woods
NE1216: woods
NE1215: woods
NE1214: woods
NE1213: woods
NE1212: woods
NE1211: clear
NE1210: woods
NE1209: woods
NE1208: clear
NE1207: woods
NE1206: woods
NE1205: rough
NE1204: rough
NE1203: rough
NE1202: rough
NE1201: woods
NW1334: rough, closed
NW1333: rough, closed
NW1332: rough, closed
NW1331: woods, closed
NW1330: woods, closed
NW1329: woods, closed
NW1328: woods, closed
NW1327: woods, closed
NW1326: woods, closed
NW1325: woods, closed
NW1324: woods
NW1323: woods
NW1322: woods, city
NW1321: woods
NW1320: woods
NW1319: woods
NW1318: woods
NW1317: woods
NW1316: woods
NW1315: woods, lakeside
NW1314: woods, lakeside
NW1313: woods, lakeside
NW1312: woods
NW1311: woods, lakeside
NW1310: woods, coast
NW1309: sea
NW1308: sea
NW1307: sea
NW1306: sea
NW1305: sea
NW1304: sea
NW1303: sea
NW1302: sea
NW1301: woods, coast
NE1334: woods
NE1333: woods
NE1332: woods
NE1331: woods
NE1330: woods
NE1329: woods
NE1328: woods
NE1327: woods
NE1326: woods
NE1325: woods
NE1324: woods
NE1323: woods
NE1322: woods
NE1321: woods
NE1320: woods
NE1319: woods
NE1318: woods
NE1317: woods
NE1316: woods
NE1315: woods
NE1314: woods
NE1313: woods
NE1312: woods
NE1311: woods
NE1310: woods
NE1309: clear
NE1308: woods
NE1307: woods
NE1306: woods
NE1305: rough
NE1304: rough
NE1303: rough
NE1302: rough
NE1301: woods
NW1433: woods, lakeside, closed
NW1432: rough, closed
NW1431: woods, closed
NW1430: woods, closed
NW1429: woods, closed
NW1428: woods, closed
NW1427: woods, closed
NW1426: woods, closed
NW1425: woods, closed
NW1424: woods, closed
NW1423: woods
NW1422: woods
NW1421: woods
NW1420: woods
NW1419: woods
NW1418: woods
NW1417: woods, lakeside
NW1416: woods
NW1415: woods
NW1414: woods, lakeside
NW1413: woods, lakeside
NW1412: woods
NW1411: woods, lakeside
NW1410: woods, lakeside
NW1409: woods, coast
NW1408: sea
NW1407: sea
NW1406: sea
NW1405: sea
NW1404: sea
NW1403: sea
NW1402: sea
NW1401: sea
NE1434: woods, coast
NE1433: woods
NE1432: woods
NE1431: woods
NE1430: woods
NE1429: woods
NE1428: clear
NE1427: woods
NE1426: woods
NE1425: woods
NE1424: woods
NE1423: woods
NE1422: woods
NE1421: woods
NE1420: woods
NE1419: woods
NE1418: woods
NE1417: woods
NE1416: woods
NE1415: woods
NE1414: woods
NE1413: woods
NE1412: woods
NE1411: woods
NE1410: woods
NE1409: woods
NE1408: woods
NE1407: woods
NE1406: woods
NE1405: woods
NE1404: rough
NE1403: rough
NE1402: rough
NE1401: rough
NW1534: rough, closed
NW1533: woods, lakeside, closed
NW1532: woods, closed
NW1531: woods, closed
NW1530: woods, closed
NW1529: woods, closed
NW1528: woods, closed
NW1527: woods, closed
NW1526: woods, coast, closed
NW1525: woods, coast, closed
NW1524: woods, coast
NW1523: woods, coast
NW1522: woods
NW1521: woods
NW1520: clear
NW1519: woods
NW1518: woods
NW1517: woods
NW1516: woods
NW1515: woods
NW1514: woods
NW1513: woods, lakeside
NW1512: woods, lakeside
NW1511: woods, lakeside
NW1510: clear
NW1509: clear, coast
NW1508: sea
NW1507: sea
NW1506: sea
NW1505: sea
NW1504: sea
NW1503: sea
NW1502: sea
NW1501: sea
NE1534: woods, coast
NE1533: woods
NE1532: woods
NE1531: woods
NE1530: woods
NE1529: woods
NE1528: woods
NE1527: woods
NE1526: woods
NE1525: woods
NE1524: woods
NE1523: woods
NE1522: woods
NE1521: woods
NE1520: woods
NE1519: woods
NE1518: woods
NE1517: woods
NE1516: woods
NE1515: woods
NE1514: woods
NE1513: woods
NE1512: woods
NE1511: woods
NE1510: woods
NE1509: woods
NE1508: woods
NE1507: woods
NE1506: woods
NE1505: woods
NE1504: woods
NE1503: rough
NE1502: woods
NE1501: rough
NW1633: woods, closed
NW1632: clear, lakeside, closed
NW1631: woods, closed
NW1630: woods, closed
NW1629: woods, closed
NW1628: woods, closed
NW1627: woods, closed
NW1626: woods, coast, closed
NW1625: sea
NW1624: sea
NW1623: sea
NW1622: woods, coast
NW1621: woods
NW1620: woods
NW1619: woods
NW1618: woods
NW1617: woods
NW1616: woods
NW1615: woods
NW1614: woods
NW1613: woods
NW1612: woods
NW1611: woods, lakeside
NW1610: clear
NW1609: clear, coast
NW1608: sea
NW1607: sea
NW1606: sea
NW1605: woods, coast
NW1604: woods, coast
NW1603: sea
NW1602: sea
NW1601: sea
NE1634: woods, coast
NE1633: woods, city
NE1632: woods
NE1631: woods
NE1630: woods
NE1629: woods
NE1628: woods
NE1627: woods
NE1626: woods
NE1625: woods
NE1624: woods
NE1623: woods
NE1622: woods
NE1621: woods
NE1620: woods
NE1619: woods
NE1618: woods
NE1617: woods
NE1616: woods
NE1615: woods
NE1614: woods
NE1613: woods
NE1612: woods
NE1611: woods
NE1610: woods
NE1609: woods
NE1608: woods
NE1607: woods
NE1606: woods
NE1605: woods
NE1604: woods
NE1603: rough
NE1602: rough
NE1601: woods
NW1734: rough, closed
NW1733: clear, closed
NW1732: woods, closed
NW1731: woods, closed
NW1730: woods, closed
NW1729: woods, closed
NW1728: woods, closed
NW1727: woods, coast, closed
NW1726: sea
NW1725: sea
NW1724: sea
NW1723: sea
NW1722: woods, coast
NW1721: woods
NW1720: woods
NW1719: woods
NW1718: woods
NW1717: woods
NW1716: woods
NW1715: woods
NW1714: woods, lakeside
NW1713: woods
NW1712: woods
NW1711: woods
NW1710: clear
NW1709: clear, coast
NW1708: sea
NW1707: sea
NW1706: sea
NW1705: woods, coast
NW1704: woods, coast
NW1703: woods, coast
NW1702: woods, coast
NW1701: woods, coast
NE1734: woods
NE1733: woods
NE1732: woods
NE1731: woods
NE1730: woods
NE1729: woods
NE1728: clear
NE1727: woods
NE1726: woods
NE1725: woods
NE1724: woods
NE1723: woods
NE1722: woods
NE1721: woods
NE1720: woods
NE1719: woods
NE1718: woods
NE1717: woods
NE1716: woods
NE1715: clear
NE1714: woods
NE1713: woods
NE1712: woods
NE1711: woods
NE1710: woods
NE1709: woods
NE1708: woods
NE1707: woods
NE1706: woods
NE1705: woods
NE1704: woods
NE1703: woods
NE1702: rough
NE1701: woods
NW1833: woods, closed
NW1832: woods, closed
NW1831: woods, closed
NW1830: woods, closed
NW1829: woods, closed
NW1828: woods, closed
NW1827: woods, coast, closed
NW1826: sea
NW1825: sea
NW1824: sea
NW1823: sea
NW1822: sea
NW1821: woods, coast
NW1820: woods
NW1819: woods
NW1818: woods
NW1817: woods
NW1816: woods
NW1815: woods
NW1814: woods
NW1813: woods
NW1812: woods
NW1811: woods
NW1810: woods
NW1809: woods
NW1808: clear, coast
NW1807: sea
NW1806: sea
NW1805: sea
NW1804: woods, coast
NW1803: woods, coast
NW1802: woods
NW1801: woods
NE1834: woods
NE1833: woods
NE1832: woods
NE1831: woods
NE1830: woods
NE1829: woods
NE1828: woods
NE1827: woods
NE1826: woods
NE1825: woods
NE1824: woods
NE1823: woods
NE1822: woods
NE1821: woods
NE1820: woods
NE1819: woods
NE1818: woods
NE1817: woods
NE1816: woods
NE1815: woods
NE1814: woods
NE1813: woods
NE1812: woods
NE1811: woods
NE1810: woods
NE1809: woods
NE1808: woods
NE1807: woods
NE1806: woods
NE1805: woods
NE1804: woods
NE1803: woods
NE1802: rough
NE1801: rough
NW1934: clear, closed
NW1933: woods, closed
NW1932: woods, closed
NW1931: woods, closed
NW1930: woods, closed
NW1929: woods, closed
NW1928: woods, coast, closed
NW1927: sea
NW1926: sea
NW1925: sea
NW1924: sea
NW1923: sea
NW1922: clear, coast, city, port
NW1921: woods
NW1920: woods
NW1919: woods
NW1918: woods
NW1917: woods
NW1916: woods
NW1915: woods
NW1914: woods
NW1913: woods
NW1912: clear
NW1911: clear
NW1910: woods
NW1909: woods
NW1908: clear, coast, city
NW1907: sea
NW1906: sea
NW1905: sea
NW1904: sea
NW1903: woods, coast
NW1902: woods
NW1901: woods
NE1934: clear
NE1933: woods
NE1932: woods
NE1931: woods
NE1930: woods
NE1929: woods
NE1928: woods
NE1927: woods
NE1926: woods
NE1925: woods
NE1924: woods
NE1923: woods
NE1922: woods
NE1921: woods
NE1920: woods
NE1919: woods
NE1918: woods
NE1917: woods
NE1916: woods
NE1915: woods
NE1914: woods
NE1913: woods
NE1912: woods
NE1911: woods
NE1910: woods
NE1909: woods
NE1908: woods
NE1907: woods
NE1906: woods
NE1905: woods
NE1904: woods
NE1903: woods
NE1902: rough
NE1901: rough
NW2033: clear, closed
NW2032: woods, closed
NW2031: woods, closed
NW2030: woods, closed
NW2029: woods, closed
NW2028: woods, coast, closed
NW2027: sea
NW2026: sea
NW2025: sea
NW2024: sea
NW2023: sea
NW2022: woods, coast
NW2021: clear
NW2020: woods
NW2019: woods, lakeside
NW2018: woods, lakeside
NW2017: woods
NW2016: woods
NW2015: woods
NW2014: woods
NW2013: woods
NW2012: woods
NW2011: clear
NW2010: clear
NW2009: clear
NW2008: woods
NW2007: swamp, coast
NW2006: swamp, coast
NW2005: clear, coast
NW2004: sea
NW2003: sea
NW2002: woods, coast
NW2001: woods
NE2034: woods
NE2033: woods
NE2032: woods
NE2031: woods
NE2030: woods
NE2029: woods
NE2028: woods
NE2027: woods
NE2026: woods
NE2025: woods
NE2024: woods
NE2023: woods
NE2022: woods
NE2021: woods
NE2020: woods
NE2019: woods
NE2018: woods
NE2017: woods
NE2016: woods
NE2015: woods
NE2014: woods
NE2013: woods
NE2012: woods
NE2011: woods
NE2010: woods
NE2009: woods
NE2008: woods
NE2007: woods
NE2006: woods
NE2005: woods
NE2004: woods
NE2003: woods
NE2002: rough
NE2001: rough
NW2134: clear, closed
NW2133: clear, closed
NW2132: woods, closed
NW2131: woods, closed
NW2130: woods, closed
NW2129: woods, closed
NW2128: woods, coast, closed
NW2127: sea
NW2126: sea
NW2125: sea
NW2124: sea
NW2123: woods, coast
NW2122: woods
NW2121: woods
NW2120: woods, lakeside
NW2119: lake
NW2118: woods, lakeside
NW2117: woods
NW2116: woods
NW2115: woods
NW2114: woods
NW2113: clear
NW2112: woods
NW2111: woods
NW2110: clear
NW2109: clear
NW2108: woods, lakeside
NW2107: woods, lakeside
NW2106: swamp
NW2105: swamp, coast
NW2104: swamp, coast
NW2103: woods, coast
NW2102: woods
NW2101: woods
NE2134: woods
NE2133: woods
NE2132: woods
NE2131: woods
NE2130: woods
NE2129: woods
NE2128: woods
NE2127: woods
NE2126: woods
NE2125: woods
NE2124: woods
NE2123: woods
NE2122: woods
NE2121: woods
NE2120: woods
NE2119: woods
NE2118: woods
NE2117: woods
NE2116: woods
NE2115: woods
NE2114: woods
NE2113: woods
NE2112: woods
NE2111: woods
NE2110: woods
NE2109: woods
NE2108: woods
NE2107: woods
NE2106: woods
NE2105: woods
NE2104: woods
NE2103: woods
NE2102: woods
NE2101: rough
NW2233: woods, closed
NW2232: woods, closed
NW2231: woods, closed
NW2230: woods, closed
NW2229: woods, closed
NW2228: woods, coast, closed
NW2227: sea
NW2226: sea
NW2225: sea
NW2224: sea
NW2223: woods, coast
NW2222: woods
NW2221: woods
NW2220: woods
NW2219: woods, lakeside
NW2218: woods, lakeside
NW2217: woods, lakeside
NW2216: woods
NW2215: woods
NW2214: woods
NW2213: woods, lakeside
NW2212: clear
NW2211: clear
NW2210: woods
NW2209: clear
NW2208: woods, lakeside
NW2207: lake
NW2206: clear, lakeside
NW2205: clear
NW2204: woods
NW2203: woods
NW2202: woods
NW2201: woods
NE2234: woods
NE2233: woods
NE2232: woods
NE2231: woods
NE2230: woods
NE2229: woods
NE2228: woods
NE2227: woods
NE2226: woods
NE2225: woods
NE2224: woods
NE2223: woods
NE2222: woods
NE2221: woods
NE2220: woods
NE2219: woods
NE2218: woods
NE2217: woods
NE2216: woods
NE2215: woods
NE2214: woods
NE2213: woods
NE2212: woods
NE2211: woods
NE2210: woods
NE2209: woods
NE2208: woods
NE2207: woods
NE2206: woods
NE2205: woods
NE2204: clear
NE2203: woods
NE2202: woods
NE2201: woods
NW2334: woods, closed
NW2333: woods, closed
NW2332: woods, closed
NW2331: woods, closed
NW2330: woods, closed
NW2329: woods, coast, closed
NW2328: sea
NW2327: sea
NW2326: sea
NW2325: sea
NW2324: woods, coast
NW2323: woods
NW2322: clear
NW2321: woods
NW2320: woods
NW2319: woods
NW2318: woods
NW2317: woods
NW2316: woods
NW2315: woods
NW2314: woods
NW2313: woods
NW2312: clear
NW2311: woods
NW2310: woods, lakeside
NW2309: clear, lakeside
NW2308: woods, lakeside
NW2307: woods, lakeside
NW2306: woods
NW2305: clear
NW2304: clear
NW2303: woods
NW2302: woods
NW2301: woods
NE2334: woods
NE2333: woods
NE2332: woods
NE2331: woods
NE2330: woods
NE2329: woods
NE2328: clear
NE2327: clear
NE2326: clear
NE2325: woods
NE2324: woods
NE2323: woods
NE2322: woods
NE2321: woods
NE2320: woods
NE2319: woods
NE2318: woods
NE2317: woods
NE2316: woods
NE2315: woods
NE2314: woods
NE2313: woods
NE2312: woods
NE2311: woods
NE2310: woods
NE2309: woods
NE2308: woods
NE2307: woods
NE2306: woods
NE2305: woods
NE2304: woods
NE2303: woods
NE2302: woods
NE2301: woods
NW2433: woods, closed
NW2432: woods, closed
NW2431: woods, closed
NW2430: woods, coast, closed
NW2429: woods, coast, closed
NW2428: sea
NW2427: sea
NW2426: sea
NW2425: woods, coast
NW2424: woods, coast
NW2423: clear
NW2422: woods
NW2421: woods
NW2420: woods
NW2419: clear
NW2418: woods
NW2417: woods
NW2416: woods
NW2415: woods, lakeside
NW2414: woods, lakeside
NW2413: woods
NW2412: woods
NW2411: woods
NW2410: woods
NW2409: woods, lakeside
NW2408: woods, lakeside
NW2407: woods
NW2406: woods
NW2405: clear
NW2404: clear
NW2403: woods
NW2402: woods
NW2401: clear
NE2434: woods
NE2433: woods
NE2432: woods
NE2431: woods
NE2430: woods
NE2429: woods
NE2428: woods
NE2427: clear
NE2426: clear
NE2425: woods
NE2424: woods
NE2423: clear
NE2422: woods
NE2421: woods
NE2420: woods
NE2419: woods
NE2418: woods
NE2417: woods
NE2416: woods
NE2415: woods
NE2414: woods
NE2413: woods
NE2412: woods
NE2411: woods
NE2410: woods
NE2409: woods
NE2408: woods
NE2407: woods
NE2406: woods
NE2405: woods
NE2404: woods
NE2403: woods
NE2402: woods
NE2401: woods
NW2534: woods, closed
NW2533: woods, closed
NW2532: woods, coast, closed
NW2531: woods, coast, closed
NW2530: sea
NW2529: sea
NW2528: sea
NW2527: sea
NW2526: woods, coast
NW2525: woods
NW2524: woods
NW2523: woods
NW2522: woods
NW2521: woods
NW2520: woods
NW2519: woods
NW2518: woods
NW2517: woods
NW2516: woods, lakeside
NW2515: lake
NW2514: woods, lakeside
NW2513: woods
NW2512: woods
NW2511: woods, lakeside
NW2510: woods
NW2509: woods
NW2508: woods
NW2507: woods, lakeside
NW2506: woods, lakeside
NW2505: woods
NW2504: clear
NW2503: woods
NW2502: woods
NW2501: woods
NE2534: woods
NE2533: woods
NE2532: woods
NE2531: woods
NE2530: woods
NE2529: woods
NE2528: woods
NE2527: woods
NE2526: woods
NE2525: woods
NE2524: woods
NE2523: woods
NE2522: woods
NE2521: woods
NE2520: woods
NE2519: woods
NE2518: woods
NE2517: woods
NE2516: woods
NE2515: woods
NE2514: woods
NE2513: woods
NE2512: woods
NE2511: woods
NE2510: woods
NE2509: woods
NE2508: woods
NE2507: woods
NE2506: woods
NE2505: woods
NE2504: woods
NE2503: woods
NE2502: woods
NE2501: woods
NW2633: woods, closed
NW2632: woods, coast, closed
NW2631: sea
NW2630: sea
NW2629: sea
NW2628: sea
NW2627: woods, coast, city, port
NW2626: woods, coast
NW2625: clear
NW2624: woods
NW2623: woods
NW2622: woods
NW2621: woods, lakeside
NW2620: woods
NW2619: woods, lakeside
NW2618: woods, lakeside
NW2617: woods, lakeside
NW2616: woods
NW2615: woods, lakeside
NW2614: woods, lakeside
NW2613: woods, lakeside
NW2612: woods
NW2611: woods
NW2610: woods
NW2609: woods
NW2608: woods
NW2607: woods, lakeside
NW2606: lake
NW2605: woods, lakeside
NW2604: woods
NW2603: woods, lakeside
NW2602: woods
NW2601: woods
NE2634: woods
NE2633: woods
NE2632: woods
NE2631: woods
NE2630: woods
NE2629: woods
NE2628: woods
NE2627: woods
NE2626: woods
NE2625: woods
NE2624: woods
NE2623: woods
NE2622: woods
NE2621: woods
NE2620: woods
NE2619: woods
NE2618: woods
NE2617: woods
NE2616: woods
NE2615: woods
NE2614: woods
NE2613: woods
NE2612: woods
NE2611: woods
NE2610: woods
NE2609: woods
NE2608: woods
NE2607: woods
NE2606: woods
NE2605: woods
NE2604: woods
NE2603: woods
NE2602: woods
NE2601: woods
NW2734: woods, closed
NW2733: woods, coast, closed
NW2732: sea
NW2731: sea
NW2730: sea
NW2729: sea
NW2728: sea
NW2727: clear, coast
NW2726: clear
NW2725: clear
NW2724: woods
NW2723: woods
NW2722: woods
NW2721: woods, lakeside
NW2720: woods, lakeside
NW2719: woods, lakeside
NW2718: woods, lakeside
NW2717: woods, lakeside
NW2716: woods, lakeside
NW2715: woods, lakeside
NW2714: woods
NW2713: woods
NW2712: woods
NW2711: woods
NW2710: woods
NW2709: woods
NW2708: woods, lakeside
NW2707: woods, lakeside
NW2706: woods, lakeside
NW2705: woods, lakeside
NW2704: woods
NW2703: woods
NW2702: woods
NW2701: woods
NE2734: woods
NE2733: woods
NE2732: woods
NE2731: woods
NE2730: woods
NE2729: woods
NE2728: woods
NE2727: woods
NE2726: woods
NE2725: woods
NE2724: woods
NE2723: woods
NE2722: woods
NE2721: woods
NE2720: woods
NE2719: woods
NE2718: woods
NE2717: woods
NE2716: woods
NE2715: woods
NE2714: woods
NE2713: woods
NE2712: woods
NE2711: woods
NE2710: woods
NE2709: woods
NE2708: woods
NE2707: clear
NE2706: clear
NE2705: clear
NE2704: woods
NE2703: woods
NE2702: woods
NE2701: woods
NW2833: woods, coast, closed
NW2832: sea
NW2831: sea
NW2830: sea
NW2829: sea
NW2828: sea
NW2827: woods, coast
NW2826: woods
NW2825: clear
NW2824: woods
NW2823: woods
NW2822: woods
NW2821: woods
NW2820: woods, lakeside
NW2819: woods, lakeside
NW2818: woods
NW2817: woods, lakeside
NW2816: woods, lakeside
NW2815: woods, lakeside
NW2814: woods, lakeside
NW2813: woods
NW2812: woods
NW2811: woods
NW2810: woods
NW2809: woods
NW2808: woods
NW2807: woods, lakeside
NW2806: lake
NW2805: lake
NW2804: woods, lakeside
NW2803: woods
NW2802: woods
NW2801: woods
NE2834: woods
NE2833: woods
NE2832: woods
NE2831: woods
NE2830: woods
NE2829: woods
NE2828: woods
NE2827: woods
NE2826: woods
NE2825: woods
NE2824: woods
NE2823: woods
NE2822: woods
NE2821: woods
NE2820: woods
NE2819: woods
NE2818: woods
NE2817: woods
NE2816: woods
NE2815: woods
NE2814: woods
NE2813: woods
NE2812: woods
NE2811: woods
NE2810: woods
NE2809: woods
NE2808: woods
NE2807: woods
NE2806: clear
NE2805: clear
NE2804: clear
NE2803: clear
NE2802: woods
NE2801: woods
NW2934: woods, coast, closed
NW2933: sea
NW2932: sea
NW2931: sea
NW2930: sea
NW2929: sea
NW2928: woods, coast
NW2927: woods
NW2926: clear
NW2925: clear
NW2924: woods
NW2923: woods
NW2922: woods
NW2921: woods
NW2920: woods, lakeside
NW2919: woods
NW2918: woods
NW2917: woods, lakeside
NW2916: woods, lakeside
NW2915: lake
NW2914: woods, lakeside
NW2913: woods
NW2912: woods
NW2911: woods
NW2910: woods
NW2909: woods, lakeside
NW2908: woods
NW2907: woods, lakeside, city
NW2906: lake
NW2905: lake
NW2904: woods, lakeside
NW2903: woods
NW2902: woods
NW2901: woods
NE2934: woods, lakeside
NE2933: woods
NE2932: woods
NE2931: woods
NE2930: woods
NE2929: woods
NE2928: woods
NE2927: woods
NE2926: woods
NE2925: woods
NE2924: woods
NE2923: woods
NE2922: woods
NE2921: woods
NE2920: woods
NE2919: woods
NE2918: woods
NE2917: woods
NE2916: woods
NE2915: woods
NE2914: woods
NE2913: woods
NE2912: woods
NE2911: woods
NE2910: woods
NE2909: woods
NE2908: woods
NE2907: woods
NE2906: woods
NE2905: clear
NE2904: clear
NE2903: woods
NE2902: woods, city
NE2901: woods
NW3033: sea
NW3032: sea
NW3031: sea
NW3030: sea
NW3029: sea
NW3028: sea
NW3027: woods, coast
NW3026: woods
NW3025: woods
NW3024: woods
NW3023: woods, lakeside
NW3022: woods
NW3021: woods
NW3020: woods, lakeside
NW3019: woods
NW3018: woods
NW3017: woods
NW3016: woods, lakeside
NW3015: woods, lakeside
NW3014: lake
NW3013: woods, lakeside
NW3012: woods, lakeside
NW3011: woods, lakeside
NW3010: woods
NW3009: woods
NW3008: woods
NW3007: woods
NW3006: woods, lakeside
NW3005: lake
NW3004: lake
NW3003: woods, lakeside
NW3002: woods
NW3001: woods
NE3034: woods
NE3033: woods
NE3032: woods
NE3031: woods
NE3030: woods
NE3029: woods
NE3028: woods
NE3027: woods
NE3026: woods
NE3025: clear
NE3024: woods
NE3023: woods
NE3022: woods
NE3021: woods
NE3020: woods
NE3019: woods
NE3018: woods
NE3017: woods
NE3016: woods
NE3015: woods
NE3014: woods
NE3013: woods
NE3012: woods
NE3011: woods
NE3010: woods
NE3009: woods
NE3008: woods
NE3007: woods
NE3006: woods
NE3005: clear
NE3004: clear
NE3003: clear
NE3002: clear
NE3001: clear
NW3134: sea
NW3133: sea
NW3132: sea
NW3131: sea
NW3130: sea
NW3129: sea
NW3128: sea
NW3127: woods, coast
NW3126: woods
NW3125: woods
NW3124: woods
NW3123: woods
NW3122: woods
NW3121: woods, lakeside
NW3120: woods, lakeside
NW3119: woods, lakeside
NW3118: woods, lakeside
NW3117: woods, lakeside
NW3116: lake
NW3115: lake
NW3114: woods, lakeside
NW3113: woods, lakeside, city
NW3112: lake
NW3111: woods, lakeside
NW3110: woods
NW3109: woods
NW3108: woods
NW3107: woods
NW3106: woods, lakeside
NW3105: woods, lakeside
NW3104: lake
NW3103: woods, lakeside
NW3102: woods
NW3101: woods
NE3134: woods
NE3133: woods
NE3132: woods
NE3131: woods
NE3130: woods
NE3129: woods
NE3128: woods
NE3127: woods
NE3126: woods
NE3125: woods
NE3124: woods
NE3123: woods
NE3122: woods
NE3121: woods
NE3120: woods
NE3119: woods
NE3118: woods
NE3117: woods
NE3116: woods
NE3115: woods
NE3114: woods
NE3113: woods
NE3112: woods
NE3111: woods
NE3110: woods
NE3109: woods
NE3108: woods
NE3107: clear
NE3106: clear
NE3105: clear
NE3104: clear
NE3103: woods
NE3102: woods
NE3101: clear
NW3233: sea
NW3232: sea
NW3231: sea
NW3230: sea
NW3229: sea
NW3228: sea
NW3227: woods, coast
NW3226: woods
NW3225: woods
NW3224: woods
NW3223: woods
NW3222: woods
NW3221: woods, lakeside
NW3220: woods, lakeside
NW3219: woods, lakeside
NW3218: woods, lakeside
NW3217: lake
NW3216: lake
NW3215: woods, lakeside
NW3214: woods, lakeside
NW3213: woods, lakeside
NW3212: lake
NW3211: lake
NW3210: woods, lakeside
NW3209: woods, lakeside
NW3208: woods
NW3207: woods
NW3206: woods
NW3205: woods, lakeside
NW3204: lake
NW3203: woods, lakeside
NW3202: woods
NW3201: woods
NE3234: woods
NE3233: woods
NE3232: woods, lakeside
NE3231: woods
NE3230: woods
NE3229: woods
NE3228: woods
NE3227: woods
NE3226: woods
NE3225: woods
NE3224: woods
NE3223: woods
NE3222: woods
NE3221: woods
NE3220: woods
NE3219: woods
NE3218: woods
NE3217: woods
NE3216: woods
NE3215: woods
NE3214: woods
NE3213: woods
NE3212: clear
NE3211: woods
NE3210: woods
NE3209: clear
NE3208: clear
NE3207: clear
NE3206: clear
NE3205: clear
NE3204: clear
NE3203: clear
NE3202: clear
NE3201: woods
NW3334: sea
NW3333: sea
NW3332: sea
NW3331: sea
NW3330: sea
NW3329: sea
NW3328: sea
NW3327: woods, coast
NW3326: woods
NW3325: woods
NW3324: woods, lakeside, city
NW3323: woods, lakeside
NW3322: woods
NW3321: woods, lakeside
NW3320: woods
NW3319: woods, lakeside
NW3318: woods, lakeside
NW3317: lake
NW3316: lake
NW3315: woods, lakeside
NW3314: woods, lakeside
NW3313: lake
NW3312: lake
NW3311: lake
NW3310: lake
NW3309: woods, lakeside
NW3308: woods
NW3307: woods
NW3306: woods
NW3305: woods, lakeside
NW3304: woods, lakeside
NW3303: woods
NW3302: woods
NW3301: woods, lakeside
NE3334: woods, lakeside
NE3333: clear
NE3332: woods
NE3331: woods
NE3330: woods
NE3329: woods
NE3328: woods
NE3327: woods
NE3326: woods
NE3325: woods
NE3324: woods
NE3323: woods
NE3322: woods
NE3321: woods
NE3320: woods
NE3319: woods
NE3318: woods
NE3317: woods
NE3316: woods
NE3315: clear
NE3314: clear
NE3313: clear, city
NE3312: clear
NE3311: clear
NE3310: clear
NE3309: clear
NE3308: clear
NE3307: clear
NE3306: clear
NE3305: clear
NE3304: clear
NE3303: clear
NE3302: clear
NE3301: woods
NW3433: sea
NW3432: sea
NW3431: sea
NW3430: sea
NW3429: sea
NW3428: sea
NW3427: woods, coast
NW3426: woods
NW3425: woods
NW3424: woods
NW3423: woods, lakeside
NW3422: woods
NW3421: woods
NW3420: woods
NW3419: woods
NW3418: woods
NW3417: woods, lakeside
NW3416: woods, lakeside
NW3415: woods, lakeside
NW3414: woods
NW3413: woods, lakeside
NW3412: lake
NW3411: lake
NW3410: lake
NW3409: lake
NW3408: woods, lakeside
NW3407: woods
NW3406: woods
NW3405: woods
NW3404: woods
NW3403: woods
NW3402: woods
NW3401: woods, lakeside
NE3434: lake
NE3433: woods, lakeside
NE3432: woods
NE3431: woods
NE3430: woods
NE3429: woods
NE3428: woods
NE3427: woods
NE3426: woods
NE3425: woods
NE3424: woods
NE3423: woods
NE3422: woods
NE3421: woods
NE3420: woods
NE3419: woods
NE3418: clear
NE3417: woods
NE3416: clear
NE3415: clear
NE3414: clear
NE3413: clear
NE3412: clear
NE3411: clear
NE3410: clear
NE3409: clear
NE3408: clear
NE3407: clear
NE3406: clear
NE3405: clear
NE3404: clear
NE3403: clear
NE3402: clear
NE3401: clear
NW3534: sea
NW3533: sea
NW3532: sea
NW3531: sea
NW3530: sea
NW3529: sea
NW3528: sea
NW3527: woods, coast
NW3526: woods
NW3525: clear
NW3524: woods
NW3523: woods
NW3522: clear
NW3521: clear
NW3520: woods
NW3519: woods
NW3518: woods
NW3517: woods, coast
NW3516: woods, coast, city, port
NW3515: woods
NW3514: woods
NW3513: woods, lakeside
NW3512: lake
NW3511: lake
NW3510: lake
NW3509: lake
NW3508: woods, lakeside
NW3507: woods
NW3506: woods
NW3505: woods
NW3504: woods
NW3503: woods
NW3502: woods
NW3501: woods, lakeside
NE3534: woods, lakeside
NE3533: woods
NE3532: woods
NE3531: woods
NE3530: woods
NE3529: woods
NE3528: woods
NE3527: clear
NE3526: woods
NE3525: woods
NE3524: woods
NE3523: woods
NE3522: woods
NE3521: woods
NE3520: woods
NE3519: woods
NE3518: woods
NE3517: clear
NE3516: clear
NE3515: clear
NE3514: woods
NE3513: clear
NE3512: clear
NE3511: clear
NE3510: clear
NE3509: clear
NE3508: woods
NE3507: clear
NE3506: clear
NE3505: clear
NE3504: clear
NE3503: clear
NE3502: clear
NE3501: clear
NW3633: sea
NW3632: sea
NW3631: sea
NW3630: sea
NW3629: sea
NW3628: sea
NW3627: woods, coast
NW3626: woods
NW3625: clear
NW3624: clear
NW3623: woods
NW3622: woods
NW3621: woods
NW3620: woods, coast
NW3619: woods, coast
NW3618: woods, coast
NW3617: woods, coast
NW3616: sea
NW3615: woods, coast
NW3614: woods, coast
NW3613: woods, coast
NW3612: woods, lakeside
NW3611: woods, lakeside
NW3610: lake
NW3609: lake
NW3608: woods, lakeside
NW3607: woods
NW3606: woods
NW3605: woods
NW3604: woods
NW3603: woods
NW3602: woods
NW3601: woods
NE3634: woods
NE3633: woods
NE3632: woods
NE3631: clear
NE3630: clear
NE3629: clear
NE3628: woods
NE3627: woods
NE3626: woods
NE3625: woods
NE3624: woods
NE3623: woods
NE3622: woods
NE3621: woods
NE3620: woods
NE3619: woods
NE3618: woods
NE3617: clear
NE3616: clear
NE3615: woods
NE3614: woods
NE3613: woods
NE3612: clear
NE3611: clear
NE3610: clear
NE3609: woods
NE3608: woods
NE3607: clear
NE3606: woods
NE3605: clear
NE3604: clear
NE3603: woods
NE3602: clear
NE3601: clear
NW3734: woods, coast, closed
NW3733: woods, coast, closed
NW3732: sea
NW3731: sea
NW3730: sea
NW3729: sea
NW3728: sea
NW3727: clear, coast, city, port
NW3726: woods, coast
NW3725: woods
NW3724: woods
NW3723: woods, coast
NW3722: clear, coast, city, port
NW3721: woods, coast
NW3720: sea
NW3719: sea
NW3718: sea
NW3717: sea
NW3716: sea
NW3715: sea
NW3714: sea
NW3713: woods, coast, city, port
NW3712: woods, lakeside, city
NW3711: lake
NW3710: woods, lakeside
NW3709: woods, lakeside, city
NW3708: clear
NW3707: woods
NW3706: woods
NW3705: woods
NW3704: woods
NW3703: woods
NW3702: woods
NW3701: woods
NE3734: woods
NE3733: woods
NE3732: woods
NE3731: clear
NE3730: clear, city
NE3729: woods
NE3728: woods
NE3727: woods
NE3726: woods
NE3725: woods
NE3724: woods
NE3723: woods
NE3722: woods
NE3721: woods
NE3720: woods
NE3719: woods
NE3718: woods
NE3717: woods
NE3716: woods
NE3715: clear
NE3714: clear
NE3713: clear
NE3712: clear
NE3711: woods
NE3710: woods
NE3709: woods
NE3708: woods
NE3707: clear
NE3706: clear
NE3705: clear
NE3704: clear
NE3703: clear
NE3702: clear
NE3701: clear
NW3833: woods, closed
NW3832: woods, coast, closed
NW3831: sea
NW3830: sea
NW3829: sea
NW3828: sea
NW3827: sea
NW3826: sea
NW3825: woods, coast
NW3824: woods, coast
NW3823: woods, coast
NW3822: sea
NW3821: sea
NW3820: sea
NW3819: sea
NW3818: sea
NW3817: sea
NW3816: sea
NW3815: sea
NW3814: woods, coast
NW3813: sea
NW3812: clear, coast, city, port
NW3811: woods, lakeside
NW3810: woods, lakeside
NW3809: woods
NW3808: woods
NW3807: woods, city
NW3806: woods
NW3805: woods
NW3804: clear
NW3803: woods
NW3802: woods
NW3801: clear
NE3834: woods
NE3833: clear, city
NE3832: clear
NE3831: woods
NE3830: woods
NE3829: clear
NE3828: woods
NE3827: woods
NE3826: woods
NE3825: woods
NE3824: woods
NE3823: woods
NE3822: woods
NE3821: woods
NE3820: woods
NE3819: clear
NE3818: woods
NE3817: woods
NE3816: woods
NE3815: clear
NE3814: clear
NE3813: clear
NE3812: clear
NE3811: clear
NE3810: clear
NE3809: woods
NE3808: clear
NE3807: clear
NE3806: clear
NE3805: clear
NE3804: clear
NE3803: clear
NE3802: clear
NE3801: clear
NW3934: clear, closed
NW3933: woods, closed
NW3932: woods, coast, closed
NW3931: sea
NW3930: sea
NW3929: sea
NW3928: sea
NW3927: sea
NW3926: sea
NW3925: woods, coast, city, port
NW3924: sea
NW3923: sea
NW3922: sea
NW3921: sea
NW3920: sea
NW3919: sea
NW3918: sea
NW3917: sea
NW3916: woods, coast
NW3915: woods, coast
NW3914: clear, coast
NW3913: clear, coast
NW3912: woods
NW3911: swamp
NW3910: swamp
NW3909: woods
NW3908: woods
NW3907: woods
NW3906: woods
NW3905: woods
NW3904: woods
NW3903: woods
NW3902: clear
NW3901: clear
NE3934: woods
NE3933: clear
NE3932: woods
NE3931: woods
NE3930: clear
NE3929: woods
NE3928: woods
NE3927: clear
NE3926: clear
NE3925: woods
NE3924: woods
NE3923: woods
NE3922: woods
NE3921: woods
NE3920: woods
NE3919: woods
NE3918: clear
NE3917: clear
NE3916: clear
NE3915: clear
NE3914: clear
NE3913: clear
NE3912: clear
NE3911: clear
NE3910: clear
NE3909: clear
NE3908: woods
NE3907: clear
NE3906: clear
NE3905: clear
NE3904: clear
NE3903: clear
NE3902: clear
NE3901: clear
NW4033: clear, lakeside, closed
NW4032: woods, coast, closed
NW4031: sea
NW4030: sea
NW4029: sea
NW4028: sea
NW4027: sea
NW4026: sea
NW4025: sea
NW4024: sea
NW4023: sea
NW4022: sea
NW4021: sea
NW4020: woods, coast
NW4019: woods, coast
NW4018: sea
NW4017: sea
NW4016: woods, coast, city, port
NW4015: woods
NW4014: clear
NW4013: clear
NW4012: woods
NW4011: swamp
NW4010: swamp
NW4009: swamp
NW4008: woods
NW4007: woods
NW4006: woods
NW4005: woods
NW4004: woods
NW4003: woods
NW4002: clear
NW4001: clear
NE4034: woods
NE4033: clear
NE4032: clear
NE4031: woods
NE4030: woods
NE4029: woods
NE4028: woods
NE4027: woods
NE4026: clear
NE4025: clear
NE4024: woods
NE4023: woods
NE4022: woods
NE4021: woods
NE4020: woods
NE4019: woods
NE4018: woods
NE4017: clear
NE4016: clear
NE4015: clear
NE4014: clear
NE4013: clear
NE4012: clear
NE4011: clear
NE4010: clear
NE4009: clear
NE4008: clear
NE4007: clear
NE4006: clear
NE4005: clear
NE4004: clear
NE4003: clear
NE4002: clear
NE4001: clear
NW4134: lake
NW4133: woods, coast, lakeside, closed
NW4132: sea
NW4131: sea
NW4130: sea
NW4129: sea
NW4128: sea
NW4127: sea
NW4126: sea
NW4125: sea
NW4124: sea
NW4123: woods, coast
NW4122: clear, coast, city, port
NW4121: woods, coast
NW4120: clear
NW4119: clear, coast
NW4118: woods, coast, lakeside
NW4117: woods, coast, lakeside
NW4116: woods
NW4115: woods
NW4114: woods
NW4113: woods
NW4112: woods
NW4111: swamp
NW4110: swamp
NW4109: woods
NW4108: woods
NW4107: woods
NW4106: woods
NW4105: woods
NW4104: woods
NW4103: woods
NW4102: woods
NW4101: woods
NE4134: clear
NE4133: clear
NE4132: woods
NE4131: woods
NE4130: woods
NE4129: clear
NE4128: clear
NE4127: clear
NE4126: clear
NE4125: woods
NE4124: woods
NE4123: woods
NE4122: woods
NE4121: woods
NE4120: woods
NE4119: woods
NE4118: woods
NE4117: clear
NE4116: clear
NE4115: clear
NE4114: clear
NE4113: woods
NE4112: clear
NE4111: clear
NE4110: clear
NE4109: clear
NE4108: clear
NE4107: clear
NE4106: clear
NE4105: clear
NE4104: clear
NE4103: clear
NE4102: clear
NE4101: clear
NW4233: woods, coast, lakeside, closed
NW4232: sea
NW4231: sea
NW4230: sea
NW4229: sea
NW4228: sea
NW4227: sea
NW4226: sea
NW4225: sea
NW4224: sea
NW4223: woods, coast
NW4222: woods
NW4221: clear
NW4220: woods
NW4219: clear
NW4218: woods, lakeside
NW4217: lake
NW4216: woods, lakeside
NW4215: woods
NW4214: woods
NW4213: woods
NW4212: woods
NW4211: woods
NW4210: woods
NW4209: woods
NW4208: woods
NW4207: woods
NW4206: woods
NW4205: woods
NW4204: woods
NW4203: woods
NW4202: woods
NW4201: clear
NE4234: clear
NE4233: woods
NE4232: clear
NE4231: clear
NE4230: clear
NE4229: clear
NE4228: clear
NE4227: clear
NE4226: clear
NE4225: clear
NE4224: clear
NE4223: clear
NE4222: woods
NE4221: woods
NE4220: woods
NE4219: woods
NE4218: clear
NE4217: woods
NE4216: woods
NE4215: woods
NE4214: woods
NE4213: woods
NE4212: woods
NE4211: clear
NE4210: clear
NE4209: clear
NE4208: clear
NE4207: clear
NE4206: clear
NE4205: clear
NE4204: clear
NE4203: clear
NE4202: clear
NE4201: clear
NW4334: sea
NW4333: sea
NW4332: sea
NW4331: sea
NW4330: sea
NW4329: sea
NW4328: sea
NW4327: sea
NW4326: woods, coast
NW4325: sea
NW4324: clear, coast
NW4323: clear
NW4322: woods
NW4321: woods
NW4320: clear
NW4319: clear
NW4318: clear, lakeside
NW4317: lake
NW4316: woods, lakeside
NW4315: woods
NW4314: woods
NW4313: woods
NW4312: woods
NW4311: woods, lakeside
NW4310: woods, lakeside, city
NW4309: woods
NW4308: woods
NW4307: woods
NW4306: woods
NW4305: woods
NW4304: woods
NW4303: woods
NW4302: woods
NW4301: clear
NE4334: clear
NE4333: clear
NE4332: clear
NE4331: clear
NE4330: clear
NE4329: clear, city
NE4328: clear
NE4327: clear
NE4326: clear
NE4325: clear
NE4324: clear
NE4323: clear
NE4322: clear
NE4321: woods
NE4320: clear
NE4319: woods
NE4318: woods
NE4317: woods
NE4316: woods
NE4315: woods
NE4314: woods
NE4313: woods
NE4312: clear
NE4311: clear, city
NE4310: clear
NE4309: clear
NE4308: clear
NE4307: clear
NE4306: clear
NE4305: clear
NE4304: clear
NE4303: clear
NE4302: clear
NE4301: clear
NW4433: sea
NW4432: sea
NW4431: sea
NW4430: sea
NW4429: sea
NW4428: sea
NW4427: sea
NW4426: sea
NW4425: woods, coast
NW4424: sea
NW4423: woods, coast
NW4422: clear
NW4421: woods
NW4420: clear
NW4419: woods
NW4418: clear
NW4417: woods, lakeside
NW4416: woods, lakeside
NW4415: woods
NW4414: woods
NW4413: woods
NW4412: woods
NW4411: woods, lakeside
NW4410: lake
NW4409: swamp, lakeside
NW4408: woods
NW4407: woods
NW4406: woods
NW4405: woods
NW4404: woods
NW4403: woods
NW4402: woods
NW4401: woods
NE4434: clear
NE4433: clear
NE4432: clear
NE4431: clear
NE4430: woods
NE4429: clear
NE4428: clear
NE4427: clear
NE4426: clear, city
NE4425: clear
NE4424: clear
NE4423: clear
NE4422: clear
NE4421: woods
NE4420: woods
NE4419: woods
NE4418: woods
NE4417: woods
NE4416: woods
NE4415: clear
NE4414: clear
NE4413: clear
NE4412: clear
NE4411: clear
NE4410: clear
NE4409: clear
NE4408: clear
NE4407: clear
NE4406: clear
NE4405: clear
NE4404: clear
NE4403: clear
NE4402: clear
NE4401: clear
NW4534: sea
NW4533: sea
NW4532: sea
NW4531: sea
NW4530: sea
NW4529: sea
NW4528: sea
NW4527: sea
NW4526: woods, coast
NW4525: woods, coast
NW4524: sea
NW4523: woods, coast
NW4522: woods, coast
NW4521: woods
NW4520: clear
NW4519: clear
NW4518: clear
NW4517: woods, lakeside
NW4516: woods, lakeside
NW4515: woods
NW4514: woods
NW4513: woods
NW4512: clear
NW4511: clear, lakeside
NW4510: swamp, lakeside, city
NW4509: swamp
NW4508: woods
NW4507: woods
NW4506: woods
NW4505: woods
NW4504: woods
NW4503: woods
NW4502: woods
NW4501: woods
NE4534: clear
NE4533: clear
NE4532: clear
NE4531: clear
NE4530: clear
NE4529: clear
NE4528: clear
NE4527: woods
NE4526: clear
NE4525: clear
NE4524: woods
NE4523: woods
NE4522: woods
NE4521: clear
NE4520: clear, city
NE4519: woods
NE4518: woods
NE4517: clear
NE4516: clear
NE4515: clear
NE4514: clear
NE4513: clear
NE4512: clear
NE4511: clear
NE4510: clear
NE4509: clear
NE4508: clear
NE4507: clear
NE4506: clear
NE4505: clear
NE4504: clear
NE4503: clear
NE4502: clear
NE4501: clear
NW4633: sea
NW4632: sea
NW4631: sea
NW4630: sea
NW4629: sea
NW4628: sea
NW4627: sea
NW4626: sea
NW4625: sea
NW4624: sea
NW4623: sea
NW4622: sea
NW4621: woods, coast
NW4620: clear
NW4619: woods
NW4618: clear
NW4617: clear
NW4616: woods, lakeside
NW4615: clear, lakeside, city
NW4614: woods
NW4613: woods
NW4612: clear
NW4611: woods
NW4610: woods
NW4609: woods
NW4608: woods
NW4607: woods
NW4606: woods
NW4605: woods
NW4604: woods
NW4603: woods
NW4602: woods
NW4601: clear
NE4634: clear
NE4633: woods
NE4632: woods
NE4631: clear
NE4630: woods
NE4629: clear
NE4628: clear
NE4627: clear
NE4626: woods
NE4625: clear
NE4624: clear
NE4623: woods
NE4622: woods
NE4621: clear
NE4620: clear
NE4619: clear
NE4618: clear
NE4617: clear
NE4616: clear
NE4615: clear
NE4614: clear
NE4613: clear
NE4612: clear
NE4611: clear
NE4610: clear
NE4609: clear
NE4608: clear
NE4607: clear
NE4606: clear
NE4605: clear
NE4604: clear
NE4603: clear
NE4602: clear
NE4601: clear
NW4734: sea
NW4733: sea
NW4732: sea
NW4731: sea
NW4730: sea
NW4729: sea
NW4728: sea
NW4727: sea
NW4726: sea
NW4725: sea
NW4724: sea
NW4723: sea
NW4722: woods, coast
NW4721: clear
NW4720: woods
NW4719: woods
NW4718: woods
NW4717: clear
NW4716: clear
NW4715: clear
NW4714: clear
NW4713: clear
NW4712: woods
NW4711: woods
NW4710: woods
NW4709: woods
NW4708: woods
NW4707: woods
NW4706: woods
NW4705: woods
NW4704: woods
NW4703: woods
NW4702: woods
NW4701: woods
NE4734: woods
NE4733: woods
NE4732: woods
NE4731: woods
NE4730: woods
NE4729: clear
NE4728: clear
NE4727: clear
NE4726: clear
NE4725: woods
NE4724: clear
NE4723: clear
NE4722: clear
NE4721: clear
NE4720: clear
NE4719: clear
NE4718: clear
NE4717: clear
NE4716: clear
NE4715: woods
NE4714: woods
NE4713: clear
NE4712: clear
NE4711: clear
NE4710: clear
NE4709: clear
NE4708: clear
NE4707: clear
NE4706: clear
NE4705: clear
NE4704: clear
NE4703: clear
NE4702: clear
NE4701: clear
NW4833: sea
NW4832: clear, coast, closed
NW4831: sea
NW4830: sea
NW4829: sea
NW4828: sea
NW4827: sea
NW4826: woods, coast
NW4825: woods, coast
NW4824: sea
NW4823: sea
NW4822: sea
NW4821: woods, coast
NW4820: clear
NW4819: clear
NW4818: woods
NW4817: woods
NW4816: woods
NW4815: clear
NW4814: woods
NW4813: woods
NW4812: woods
NW4811: woods
NW4810: woods
NW4809: woods
NW4808: woods
NW4807: woods
NW4806: woods
NW4805: woods
NW4804: woods
NW4803: clear
NW4802: woods
NW4801: woods, city
NE4834: woods
NE4833: woods
NE4832: woods
NE4831: clear
NE4830: woods
NE4829: clear
NE4828: clear
NE4827: clear
NE4826: clear
NE4825: woods
NE4824: woods
NE4823: clear
NE4822: clear
NE4821: clear
NE4820: woods
NE4819: clear
NE4818: clear
NE4817: clear
NE4816: clear
NE4815: clear
NE4814: woods
NE4813: woods
NE4812: clear
NE4811: clear
NE4810: clear
NE4809: clear
NE4808: clear
NE4807: clear
NE4806: clear
NE4805: clear
NE4804: clear
NE4803: clear
NE4802: clear
NE4801: clear
NW4934: sea
NW4933: clear, coast, closed
NW4932: sea
NW4931: sea
NW4930: sea
NW4929: sea
NW4928: sea
NW4927: woods, coast
NW4926: woods
NW4925: woods, coast
NW4924: sea
NW4923: sea
NW4922: woods, coast
NW4921: woods
NW4920: woods
NW4919: woods
NW4918: woods
NW4917: clear
NW4916: clear
NW4915: clear
NW4914: woods
NW4913: woods
NW4912: woods
NW4911: woods
NW4910: woods
NW4909: woods
NW4908: woods
NW4907: woods
NW4906: woods
NW4905: woods
NW4904: woods
NW4903: clear
NW4902: woods
NW4901: woods
NE4934: woods
NE4933: clear
NE4932: clear
NE4931: woods
NE4930: woods
NE4929: woods
NE4928: woods
NE4927: woods
NE4926: woods
NE4925: woods
NE4924: clear
NE4923: clear
NE4922: woods
NE4921: woods
NE4920: clear
NE4919: clear
NE4918: clear
NE4917: clear
NE4916: clear
NE4915: clear
NE4914: clear
NE4913: clear
NE4912: clear
NE4911: clear
NE4910: clear, city
NE4909: clear
NE4908: clear
NE4907: clear
NE4906: clear
NE4905: clear
NE4904: clear
NE4903: clear
NE4902: clear
NE4901: clear
NW5033: sea
NW5032: sea
NW5031: sea
NW5030: sea
NW5029: sea
NW5028: sea
NW5027: woods, coast
NW5026: woods
NW5025: clear
NW5024: clear, coast
NW5023: sea
NW5022: woods, coast, city, port
NW5021: woods
NW5020: woods
NW5019: woods
NW5018: clear
NW5017: clear
NW5016: woods
NW5015: woods
NW5014: woods
NW5013: clear
NW5012: woods, city
NW5011: woods
NW5010: woods
NW5009: woods
NW5008: woods
NW5007: woods
NW5006: woods
NW5005: woods
NW5004: woods
NW5003: woods
NW5002: clear
NW5001: clear
NE5034: clear
NE5033: woods
NE5032: woods
NE5031: clear, city
NE5030: woods
NE5029: woods
NE5028: woods
NE5027: woods
NE5026: swamp
NE5025: swamp
NE5024: woods
NE5023: clear
NE5022: woods
NE5021: woods
NE5020: clear
NE5019: woods
NE5018: clear
NE5017: clear
NE5016: clear
NE5015: clear
NE5014: clear
NE5013: clear
NE5012: clear
NE5011: clear
NE5010: clear
NE5009: clear
NE5008: clear
NE5007: clear
NE5006: clear
NE5005: clear
NE5004: clear
NE5003: clear
NE5002: clear
NE5001: clear
SW0134: sea
SW0133: sea
SW0132: sea
SW0131: sea
SW0130: sea
SW0129: sea
SW0128: woods, coast
SW0127: clear
SW0126: woods
SW0125: clear
SW0124: clear, coast
SW0123: woods, coast
SW0122: woods
SW0121: woods
SW0120: woods
SW0119: clear
SW0118: woods
SW0117: woods
SW0116: woods
SW0115: woods
SW0114: woods
SW0113: woods
SW0112: woods
SW0111: woods
SW0110: woods
SW0109: woods
SW0108: woods
SW0107: woods
SW0106: woods
SW0105: clear
SW0104: clear, city
SW0103: clear
SW0102: woods
SW0101: clear
SE0134: woods
SE0133: woods
SE0132: clear, city
SE0131: clear, city
SE0130: woods
SE0129: woods
SE0128: woods
SE0127: swamp
SE0126: swamp
SE0125: swamp
SE0124: woods
SE0123: woods
SE0122: woods
SE0121: woods
SE0120: woods
SE0119: clear
SE0118: clear
SE0117: clear
SE0116: clear
SE0115: clear
SE0114: clear
SE0113: clear
SE0112: clear
SE0111: clear
SE0110: clear
SE0109: clear
SE0108: clear
SE0107: clear
SE0106: clear
SE0105: clear
SE0104: clear
SE0103: clear
SE0102: clear
SE0101: clear
SW0233: sea
SW0232: sea
SW0231: sea
SW0230: sea
SW0229: sea
SW0228: clear, coast, city, port
SW0227: clear
SW0226: woods
SW0225: woods
SW0224: clear
SW0223: clear
SW0222: clear
SW0221: woods
SW0220: woods
SW0219: woods
SW0218: woods
SW0217: woods
SW0216: woods
SW0215: woods
SW0214: woods
SW0213: woods
SW0212: woods
SW0211: woods
SW0210: woods
SW0209: woods
SW0208: woods
SW0207: woods
SW0206: woods
SW0205: woods
SW0204: woods
SW0203: clear
SW0202: woods
SW0201: woods
SE0234: clear
SE0233: woods
SE0232: woods
SE0231: clear
SE0230: clear
SE0229: clear
SE0228: woods
SE0227: woods
SE0226: swamp
SE0225: swamp
SE0224: woods
SE0223: clear
SE0222: clear
SE0221: clear
SE0220: woods
SE0219: clear
SE0218: clear
SE0217: clear
SE0216: clear
SE0215: clear
SE0214: clear
SE0213: woods
SE0212: clear
SE0211: clear
SE0210: clear
SE0209: clear
SE0208: clear
SE0207: clear
SE0206: woods
SE0205: clear, city
SE0204: clear
SE0203: clear
SE0202: clear
SE0201: clear
SW0334: sea
SW0333: sea
SW0332: sea
SW0331: sea
SW0330: sea
SW0329: sea
SW0328: woods, coast
SW0327: clear
SW0326: clear
SW0325: clear
SW0324: clear
SW0323: clear
SW0322: clear
SW0321: clear
SW0320: clear, city
SW0319: woods
SW0318: clear
SW0317: woods
SW0316: woods
SW0315: woods
SW0314: woods
SW0313: woods
SW0312: woods
SW0311: woods
SW0310: woods
SW0309: woods
SW0308: woods
SW0307: woods
SW0306: woods
SW0305: woods
SW0304: clear
SW0303: clear
SW0302: clear
SW0301: woods
SE0334: clear
SE0333: woods
SE0332: woods
SE0331: clear
SE0330: clear
SE0329: clear
SE0328: clear
SE0327: woods
SE0326: woods
SE0325: woods
SE0324: clear
SE0323: clear
SE0322: clear
SE0321: woods
SE0320: clear
SE0319: clear
SE0318: clear
SE0317: clear
SE0316: clear
SE0315: clear
SE0314: clear
SE0313: clear
SE0312: clear
SE0311: woods
SE0310: clear
SE0309: clear, city
SE0308: clear
SE0307: clear
SE0306: clear
SE0305: clear
SE0304: clear
SE0303: clear
SE0302: clear
SE0301: clear
SW0433: sea
SW0432: sea
SW0431: sea
SW0430: sea
SW0429: sea
SW0428: sea
SW0427: clear, coast
SW0426: clear
SW0425: clear
SW0424: clear
SW0423: clear
SW0422: clear
SW0421: clear
SW0420: clear
SW0419: clear
SW0418: woods
SW0417: clear
SW0416: clear
SW0415: clear
SW0414: woods
SW0413: woods
SW0412: woods
SW0411: woods
SW0410: woods
SW0409: woods
SW0408: woods
SW0407: woods
SW0406: woods
SW0405: woods
SW0404: clear
SW0403: clear
SW0402: woods
SW0401: clear
SE0434: woods
SE0433: clear
SE0432: woods
SE0431: clear
SE0430: woods
SE0429: clear
SE0428: clear
SE0427: clear
SE0426: clear, city
SE0425: clear
SE0424: clear
SE0423: clear
SE0422: clear
SE0421: clear
SE0420: woods
SE0419: clear
SE0418: clear
SE0417: clear
SE0416: clear
SE0415: clear
SE0414: woods
SE0413: clear
SE0412: clear
SE0411: clear
SE0410: clear
SE0409: clear
SE0408: clear
SE0407: clear
SE0406: clear
SE0405: clear
SE0404: clear
SE0403: clear
SE0402: clear
SE0401: clear
SW0534: sea
SW0533: sea
SW0532: sea
SW0531: sea
SW0530: sea
SW0529: sea
SW0528: clear, coast, city, port
SW0527: clear
SW0526: clear
SW0525: clear
SW0524: clear
SW0523: clear
SW0522: clear
SW0521: clear
SW0520: woods
SW0519: clear
SW0518: woods
SW0517: clear
SW0516: clear
SW0515: clear
SW0514: woods
SW0513: woods
SW0512: woods
SW0511: clear
SW0510: clear
SW0509: clear
SW0508: woods
SW0507: woods
SW0506: woods
SW0505: woods
SW0504: woods
SW0503: woods, city
SW0502: woods
SW0501: woods
SE0534: clear
SE0533: woods
SE0532: clear
SE0531: clear
SE0530: clear
SE0529: clear
SE0528: clear
SE0527: clear
SE0526: clear
SE0525: clear
SE0524: clear
SE0523: clear
SE0522: clear
SE0521: woods
SE0520: clear
SE0519: clear
SE0518: clear
SE0517: clear
SE0516: clear
SE0515: woods
SE0514: clear
SE0513: clear
SE0512: clear
SE0511: clear
SE0510: clear
SE0509: clear
SE0508: clear
SE0507: clear
SE0506: clear
SE0505: clear
SE0504: clear
SE0503: clear
SE0502: clear
SE0501: clear
SW0633: sea
SW0632: sea
SW0631: sea
SW0630: sea
SW0629: sea
SW0628: sea
SW0627: clear, coast
SW0626: clear
SW0625: clear
SW0624: clear
SW0623: clear
SW0622: clear
SW0621: clear
SW0620: clear
SW0619: woods
SW0618: clear
SW0617: clear
SW0616: clear
SW0615: clear
SW0614: clear
SW0613: woods
SW0612: clear
SW0611: clear, city
SW0610: clear
SW0609: clear
SW0608: woods
SW0607: woods
SW0606: clear
SW0605: woods
SW0604: woods
SW0603: woods
SW0602: woods
SW0601: woods
SE0634: woods
SE0633: clear, city
SE0632: clear
SE0631: clear
SE0630: clear
SE0629: clear
SE0628: clear
SE0627: clear
SE0626: clear
SE0625: clear
SE0624: clear
SE0623: clear
SE0622: clear
SE0621: woods
SE0620: clear
SE0619: clear
SE0618: clear
SE0617: clear
SE0616: clear
SE0615: clear, city
SE0614: clear
SE0613: clear
SE0612: clear
SE0611: clear
SE0610: clear
SE0609: clear
SE0608: clear
SE0607: clear
SE0606: clear
SE0605: clear
SE0604: clear
SE0603: clear
SE0602: clear
SE0601: clear
SW0734: sea
SW0733: sea
SW0732: sea
SW0731: sea
SW0730: sea
SW0729: sea
SW0728: sea
SW0727: clear, coast
SW0726: clear
SW0725: clear
SW0724: clear, city
SW0723: woods
SW0722: clear
SW0721: clear
SW0720: woods
SW0719: woods
SW0718: clear
SW0717: clear
SW0716: clear
SW0715: woods
SW0714: woods
SW0713: clear
SW0712: clear
SW0711: clear
SW0710: clear
SW0709: clear
SW0708: clear
SW0707: clear, city
SW0706: clear
SW0705: clear
SW0704: woods
SW0703: woods
SW0702: woods
SW0701: clear
SE0734: clear
SE0733: clear
SE0732: clear
SE0731: clear
SE0730: clear, city
SE0729: clear
SE0728: clear
SE0727: clear
SE0726: clear
SE0725: clear
SE0724: clear
SE0723: clear
SE0722: clear
SE0721: woods
SE0720: clear
SE0719: clear
SE0718: clear
SE0717: clear
SE0716: clear
SE0715: clear
SE0714: clear
SE0713: clear
SE0712: clear
SE0711: clear
SE0710: clear
SE0709: clear
SE0708: clear
SE0707: clear
SE0706: clear
SE0705: clear
SE0704: clear
SE0703: clear
SE0702: clear
SE0701: clear
SW0833: sea
SW0832: sea
SW0831: sea
SW0830: sea
SW0829: sea
SW0828: sea
SW0827: clear, coast
SW0826: clear
SW0825: clear
SW0824: clear
SW0823: clear
SW0822: clear
SW0821: clear
SW0820: clear, city
SW0819: woods
SW0818: woods
SW0817: woods
SW0816: clear
SW0815: woods
SW0814: swamp
SW0813: woods
SW0812: clear
SW0811: woods
SW0810: woods
SW0809: clear
SW0808: clear
SW0807: clear
SW0806: clear
SW0805: clear
SW0804: woods
SW0803: woods
SW0802: woods
SW0801: woods
SE0834: clear
SE0833: clear
SE0832: clear
SE0831: clear
SE0830: clear
SE0829: clear
SE0828: clear
SE0827: clear
SE0826: clear
SE0825: clear
SE0824: clear
SE0823: clear
SE0822: clear
SE0821: woods
SE0820: clear
SE0819: clear
SE0818: clear
SE0817: clear
SE0816: clear
SE0815: clear
SE0814: clear
SE0813: clear
SE0812: clear
SE0811: clear
SE0810: clear
SE0809: clear
SE0808: clear
SE0807: clear
SE0806: clear
SE0805: clear
SE0804: clear
SE0803: clear
SE0802: clear
SE0801: clear
SW0934: clear, coast
SW0933: sea
SW0932: sea
SW0931: sea
SW0930: clear, coast, lakeside
SW0929: clear, coast, city, port
SW0928: clear, coast
SW0927: clear
SW0926: clear
SW0925: clear
SW0924: clear
SW0923: clear
SW0922: clear
SW0921: woods
SW0920: clear
SW0919: clear
SW0918: clear
SW0917: clear
SW0916: clear
SW0915: woods
SW0914: swamp
SW0913: woods
SW0912: clear
SW0911: clear
SW0910: clear
SW0909: clear
SW0908: clear
SW0907: clear
SW0906: clear
SW0905: woods
SW0904: woods
SW0903: woods
SW0902: woods
SW0901: woods
SE0934: clear
SE0933: clear
SE0932: clear
SE0931: clear
SE0930: clear
SE0929: clear
SE0928: clear
SE0927: clear
SE0926: clear
SE0925: clear
SE0924: clear
SE0923: clear
SE0922: clear
SE0921: clear
SE0920: clear
SE0919: clear
SE0918: clear
SE0917: clear
SE0916: clear
SE0915: clear
SE0914: clear
SE0913: clear
SE0912: clear
SE0911: clear
SE0910: clear
SE0909: clear
SE0908: clear
SE0907: clear
SE0906: clear
SE0905: clear
SE0904: clear
SE0903: clear
SE0902: clear
SE0901: clear
SW1033: clear, coast
SW1032: clear, coast, city, port
SW1031: sea
SW1030: clear, coast, lakeside
SW1029: clear
SW1028: clear
SW1027: clear
SW1026: clear
SW1025: clear
SW1024: clear
SW1023: clear
SW1022: woods
SW1021: woods
SW1020: woods
SW1019: clear
SW1018: clear
SW1017: clear
SW1016: clear
SW1015: clear
SW1014: woods
SW1013: woods
SW1012: clear
SW1011: clear
SW1010: clear
SW1009: clear
SW1008: clear
SW1007: clear
SW1006: clear
SW1005: clear
SW1004: clear
SW1003: woods
SW1002: woods
SW1001: woods
SE1034: woods
SE1033: woods
SE1032: clear
SE1031: clear
SE1030: clear
SE1029: clear
SE1028: clear
SE1027: clear
SE1026: clear
SE1025: clear
SE1024: woods
SE1023: clear, city
SE1022: clear
SE1021: woods, city
SE1020: clear
SE1019: clear
SE1018: clear
SE1017: clear
SE1016: clear
SE1015: clear
SE1014: clear
SE1013: clear
SE1012: clear
SE1011: clear
SE1010: clear
SE1009: clear
SE1008: clear
SE1007: clear
SE1006: clear
SE1005: clear
SE1004: clear
SE1003: clear
SE1002: clear
SE1001: clear
SW1134: clear
SW1133: clear
SW1132: clear, coast
SW1131: clear, coast
SW1130: clear
SW1129: clear
SW1128: clear
SW1127: clear
SW1126: clear
SW1125: clear
SW1124: clear
SW1123: woods
SW1122: woods
SW1121: woods
SW1120: clear
SW1119: woods
SW1118: woods
SW1117: woods
SW1116: clear
SW1115: clear, city
SW1114: woods
SW1113: woods
SW1112: woods
SW1111: clear, city
SW1110: clear
SW1109: clear
SW1108: clear
SW1107: clear
SW1106: clear
SW1105: woods
SW1104: woods
SW1103: woods
SW1102: woods
SW1101: clear
SE1134: woods
SE1133: clear
SE1132: clear
SE1131: clear
SE1130: clear
SE1129: clear
SE1128: clear
SE1127: clear
SE1126: clear
SE1125: clear
SE1124: clear
SE1123: clear
SE1122: clear
SE1121: clear
SE1120: clear
SE1119: clear
SE1118: clear
SE1117: clear
SE1116: clear
SE1115: clear
SE1114: clear
SE1113: clear
SE1112: clear, city
SE1111: clear
SE1110: clear
SE1109: clear
SE1108: clear
SE1107: clear
SE1106: clear
SE1105: clear
SE1104: clear
SE1103: clear
SE1102: clear
SE1101: clear
SW1233: clear
SW1232: clear
SW1231: clear
SW1230: clear
SW1229: clear
SW1228: clear
SW1227: clear
SW1226: clear
SW1225: clear
SW1224: woods
SW1223: woods
SW1222: woods
SW1221: woods
SW1220: clear
SW1219: clear
SW1218: woods
SW1217: woods
SW1216: woods
SW1215: clear
SW1214: clear
SW1213: woods
SW1212: woods
SW1211: woods
SW1210: woods
SW1209: clear
SW1208: clear
SW1207: woods
SW1206: clear
SW1205: clear
SW1204: woods
SW1203: woods
SW1202: woods, city
SW1201: woods
SE1234: clear
SE1233: clear
SE1232: clear, city
SE1231: clear
SE1230: clear
SE1229: clear
SE1228: clear
SE1227: clear, city
SE1226: clear
SE1225: clear
SE1224: clear
SE1223: clear
SE1222: clear
SE1221: clear
SE1220: clear
SE1219: clear
SE1218: clear
SE1217: clear
SE1216: clear
SE1215: clear
SE1214: clear
SE1213: clear
SE1212: clear
SE1211: clear
SE1210: clear
SE1209: clear
SE1208: clear
SE1207: clear
SE1206: clear
SE1205: clear
SE1204: clear
SE1203: clear
SE1202: clear
SE1201: clear
SW1334: woods
SW1333: clear
SW1332: clear
SW1331: clear
SW1330: woods
SW1329: woods
SW1328: woods
SW1327: woods
SW1326: clear
SW1325: clear
SW1324: woods
SW1323: woods, city
SW1322: clear
SW1321: clear
SW1320: clear
SW1319: woods
SW1318: woods
SW1317: clear
SW1316: clear
SW1315: clear
SW1314: clear
SW1313: woods
SW1312: clear
SW1311: clear
SW1310: clear
SW1309: clear
SW1308: clear
SW1307: clear
SW1306: clear
SW1305: clear
SW1304: clear
SW1303: woods
SW1302: woods
SW1301: clear
SE1334: clear
SE1333: clear
SE1332: clear
SE1331: clear
SE1330: clear
SE1329: clear
SE1328: clear
SE1327: clear
SE1326: clear
SE1325: clear
SE1324: clear
SE1323: clear
SE1322: clear
SE1321: clear
SE1320: clear
SE1319: clear
SE1318: clear
SE1317: clear
SE1316: clear
SE1315: clear
SE1314: clear
SE1313: clear
SE1312: clear
SE1311: clear
SE1310: clear
SE1309: clear
SE1308: clear
SE1307: clear
SE1306: clear
SE1305: clear
SE1304: clear
SE1303: clear
SE1302: clear
SE1301: clear
SW1433: clear
SW1432: clear
SW1431: clear
SW1430: clear
SW1429: clear
SW1428: woods
SW1427: clear
SW1426: clear
SW1425: clear
SW1424: clear
SW1423: clear
SW1422: clear
SW1421: clear
SW1420: clear
SW1419: clear
SW1418: clear
SW1417: clear
SW1416: clear
SW1415: clear
SW1414: clear
SW1413: clear
SW1412: clear
SW1411: clear, city
SW1410: clear
SW1409: clear
SW1408: woods
SW1407: clear
SW1406: clear
SW1405: clear
SW1404: clear
SW1403: clear
SW1402: woods
SW1401: woods
SE1434: clear
SE1433: clear
SE1432: clear
SE1431: clear
SE1430: clear
SE1429: clear
SE1428: clear
SE1427: clear
SE1426: clear
SE1425: clear
SE1424: clear
SE1423: clear
SE1422: clear
SE1421: clear
SE1420: clear
SE1419: clear
SE1418: clear
SE1417: clear
SE1416: clear
SE1415: clear
SE1414: clear
SE1413: clear
SE1412: clear
SE1411: clear
SE1410: clear
SE1409: clear
SE1408: clear
SE1407: clear
SE1406: clear
SE1405: clear
SE1404: clear
SE1403: clear
SE1402: clear
SE1401: clear
SW1534: clear
SW1533: clear
SW1532: clear
SW1531: clear
SW1530: clear
SW1529: clear
SW1528: clear
SW1527: clear
SW1526: clear
SW1525: clear
SW1524: clear, city
SW1523: woods
SW1522: clear
SW1521: clear
SW1520: clear
SW1519: woods
SW1518: clear, city
SW1517: clear
SW1516: clear
SW1515: clear
SW1514: clear
SW1513: clear
SW1512: woods
SW1511: clear
SW1510: clear
SW1509: clear
SW1508: clear
SW1507: clear
SW1506: clear
SW1505: clear
SW1504: clear
SW1503: woods
SW1502: woods
SW1501: clear
SE1534: clear
SE1533: clear
SE1532: clear
SE1531: clear
SE1530: clear
SE1529: clear
SE1528: clear
SE1527: clear
SE1526: clear
SE1525: clear, city
SE1524: clear
SE1523: clear
SE1522: clear
SE1521: clear
SE1520: clear
SE1519: clear
SE1518: clear
SE1517: clear
SE1516: clear
SE1515: clear
SE1514: clear
SE1513: clear
SE1512: clear
SE1511: clear
SE1510: clear
SE1509: clear
SE1508: clear
SE1507: clear
SE1506: clear
SE1505: clear
SE1504: clear
SE1503: clear
SE1502: clear
SE1501: clear
SW1633: clear
SW1632: clear
SW1631: clear
SW1630: clear
SW1629: clear
SW1628: clear
SW1627: clear
SW1626: clear
SW1625: clear
SW1624: clear
SW1623: clear
SW1622: woods
SW1621: woods
SW1620: clear
SW1619: clear
SW1618: clear
SW1617: swamp
SW1616: swamp
SW1615: swamp
SW1614: swamp
SW1613: swamp
SW1612: swamp
SW1611: clear
SW1610: clear
SW1609: clear
SW1608: clear
SW1607: clear
SW1606: clear
SW1605: clear
SW1604: clear
SW1603: clear
SW1602: woods
SW1601: clear
SE1634: clear
SE1633: clear
SE1632: clear
SE1631: clear
SE1630: clear
SE1629: clear
SE1628: clear
SE1627: clear
SE1626: clear
SE1625: clear
SE1624: clear
SE1623: clear
SE1622: clear
SE1621: clear
SE1620: clear
SE1619: clear
SE1618: clear
SE1617: clear
SE1616: clear
SE1615: clear
SE1614: clear
SE1613: clear
SE1612: clear
SE1611: clear
SE1610: clear
SE1609: clear
SE1608: clear
SE1607: clear
SE1606: clear
SE1605: clear
SE1604: clear
SE1603: clear
SE1602: clear
SE1601: clear
SW1734: clear
SW1733: clear
SW1732: clear
SW1731: clear
SW1730: clear
SW1729: clear
SW1728: clear
SW1727: clear
SW1726: clear
SW1725: clear
SW1724: clear
SW1723: woods
SW1722: woods
SW1721: clear
SW1720: clear
SW1719: swamp
SW1718: swamp
SW1717: swamp
SW1716: swamp
SW1715: swamp
SW1714: swamp
SW1713: swamp
SW1712: swamp
SW1711: clear
SW1710: clear
SW1709: clear, city
SW1708: clear
SW1707: clear
SW1706: clear
SW1705: clear
SW1704: clear
SW1703: clear
SW1702: clear
SW1701: clear
SE1734: clear
SE1733: clear
SE1732: clear
SE1731: clear, city
SE1730: clear
SE1729: clear
SE1728: clear
SE1727: clear
SE1726: clear
SE1725: clear
SE1724: clear
SE1723: clear
SE1722: clear
SE1721: clear
SE1720: clear
SE1719: clear
SE1718: clear
SE1717: clear
SE1716: clear
SE1715: clear
SE1714: clear
SE1713: clear
SE1712: clear
SE1711: clear
SE1710: clear
SE1709: clear
SE1708: clear
SE1707: clear
SE1706: clear
SE1705: clear
SE1704: clear
SE1703: clear
SE1702: clear
SE1701: clear
SW1833: clear
SW1832: clear
SW1831: clear
SW1830: clear
SW1829: clear
SW1828: clear, city
SW1827: clear
SW1826: clear
SW1825: clear
SW1824: clear
SW1823: clear
SW1822: clear
SW1821: clear
SW1820: swamp
SW1819: swamp
SW1818: swamp
SW1817: swamp
SW1816: swamp
SW1815: swamp
SW1814: swamp
SW1813: swamp
SW1812: swamp
SW1811: swamp
SW1810: clear
SW1809: clear
SW1808: clear
SW1807: clear
SW1806: clear
SW1805: clear
SW1804: clear
SW1803: clear
SW1802: clear
SW1801: clear
SE1834: clear
SE1833: clear
SE1832: clear
SE1831: clear
SE1830: clear
SE1829: clear
SE1828: clear
SE1827: clear
SE1826: clear
SE1825: clear
SE1824: clear
SE1823: clear
SE1822: clear
SE1821: clear
SE1820: clear
SE1819: clear
SE1818: clear
SE1817: clear
SE1816: clear
SE1815: clear
SE1814: clear
SE1813: clear
SE1812: clear
SE1811: clear
SE1810: clear
SE1809: clear
SE1808: clear
SE1807: clear
SE1806: clear
SE1805: clear
SE1804: clear, lakeside
SE1803: clear
SE1802: clear
SE1801: clear
SW1934: clear
SW1933: clear
SW1932: clear
SW1931: clear
SW1930: clear
SW1929: clear
SW1928: clear
SW1927: clear
SW1926: clear
SW1925: clear
SW1924: clear
SW1923: clear, city
SW1922: clear
SW1921: swamp
SW1920: swamp
SW1919: swamp
SW1918: swamp
SW1917: swamp
SW1916: swamp
SW1915: swamp
SW1914: swamp
SW1913: swamp
SW1912: swamp
SW1911: clear
SW1910: clear
SW1909: clear
SW1908: clear
SW1907: clear
SW1906: clear
SW1905: clear
SW1904: clear
SW1903: clear
SW1902: clear
SW1901: clear
SE1934: clear
SE1933: clear
SE1932: clear
SE1931: clear
SE1930: clear
SE1929: clear
SE1928: clear
SE1927: clear
SE1926: clear
SE1925: clear
SE1924: clear
SE1923: clear
SE1922: clear
SE1921: clear
SE1920: clear
SE1919: clear
SE1918: clear
SE1917: clear
SE1916: clear
SE1915: clear
SE1914: clear
SE1913: clear
SE1912: clear
SE1911: clear
SE1910: clear
SE1909: clear
SE1908: clear
SE1907: clear
SE1906: clear
SE1905: clear
SE1904: clear
SE1903: clear
SE1902: clear
SE1901: clear
SW2033: clear
SW2032: clear
SW2031: clear
SW2030: clear
SW2029: clear
SW2028: clear
SW2027: clear
SW2026: clear
SW2025: clear
SW2024: clear
SW2023: clear
SW2022: clear
SW2021: swamp
SW2020: swamp
SW2019: swamp
SW2018: swamp
SW2017: swamp
SW2016: swamp
SW2015: swamp
SW2014: swamp
SW2013: swamp
SW2012: swamp
SW2011: woods
SW2010: woods
SW2009: clear
SW2008: clear
SW2007: clear, city
SW2006: clear
SW2005: clear
SW2004: clear
SW2003: clear
SW2002: clear
SW2001: clear
SE2034: clear
SE2033: clear, city
SE2032: clear
SE2031: clear
SE2030: clear
SE2029: clear
SE2028: clear
SE2027: clear
SE2026: clear
SE2025: clear
SE2024: clear
SE2023: clear
SE2022: clear
SE2021: clear
SE2020: clear
SE2019: clear
SE2018: clear
SE2017: clear
SE2016: clear
SE2015: clear
SE2014: clear
SE2013: clear
SE2012: clear
SE2011: clear
SE2010: clear
SE2009: clear
SE2008: clear
SE2007: clear
SE2006: clear
SE2005: clear
SE2004: clear
SE2003: clear
SE2002: clear
SE2001: clear
SW2134: clear
SW2133: clear
SW2132: clear
SW2131: clear
SW2130: clear
SW2129: clear
SW2128: clear
SW2127: clear
SW2126: clear
SW2125: clear
SW2124: clear
SW2123: clear
SW2122: clear
SW2121: swamp
SW2120: swamp
SW2119: swamp
SW2118: swamp
SW2117: swamp
SW2116: swamp
SW2115: woods
SW2114: woods
SW2113: woods
SW2112: clear
SW2111: woods
SW2110: clear
SW2109: woods
SW2108: clear
SW2107: clear
SW2106: clear
SW2105: clear
SW2104: clear
SW2103: clear
SW2102: clear
SW2101: clear
SE2134: clear
SE2133: clear
SE2132: clear
SE2131: clear
SE2130: clear, city
SE2129: clear
SE2128: clear
SE2127: clear
SE2126: clear
SE2125: clear
SE2124: clear
SE2123: clear
SE2122: clear
SE2121: clear
SE2120: clear
SE2119: clear
SE2118: clear
SE2117: clear
SE2116: clear
SE2115: clear
SE2114: clear
SE2113: clear
SE2112: clear
SE2111: clear
SE2110: clear
SE2109: clear
SE2108: clear
SE2107: clear
SE2106: clear, lakeside
SE2105: clear, lakeside
SE2104: clear
SE2103: clear
SE2102: clear
SE2101: clear
SW2233: clear
SW2232: clear
SW2231: clear
SW2230: clear
SW2229: clear
SW2228: clear
SW2227: clear
SW2226: clear
SW2225: clear, city
SW2224: clear
SW2223: clear
SW2222: clear
SW2221: clear
SW2220: clear
SW2219: woods
SW2218: clear
SW2217: clear
SW2216: clear
SW2215: woods
SW2214: woods
SW2213: clear
SW2212: clear
SW2211: clear
SW2210: clear
SW2209: clear
SW2208: woods
SW2207: clear
SW2206: clear
SW2205: clear
SW2204: clear
SW2203: clear
SW2202: clear
SW2201: clear
SE2234: clear
SE2233: clear
SE2232: clear
SE2231: clear
SE2230: clear
SE2229: clear
SE2228: clear
SE2227: clear
SE2226: clear
SE2225: clear
SE2224: clear
SE2223: clear
SE2222: clear
SE2221: clear
SE2220: clear
SE2219: clear
SE2218: clear
SE2217: clear
SE2216: clear
SE2215: clear
SE2214: clear
SE2213: clear
SE2212: clear
SE2211: clear
SE2210: clear
SE2209: clear
SE2208: clear
SE2207: clear
SE2206: clear
SE2205: clear
SE2204: clear
SE2203: clear
SE2202: clear
SE2201: clear
SW2334: clear
SW2333: clear
SW2332: clear
SW2331: clear
SW2330: clear
SW2329: woods
SW2328: clear
SW2327: clear
SW2326: clear
SW2325: clear
SW2324: clear
SW2323: clear
SW2322: clear
SW2321: clear
SW2320: clear
SW2319: clear
SW2318: clear
SW2317: clear
SW2316: clear
SW2315: woods
SW2314: clear
SW2313: clear
SW2312: clear
SW2311: clear
SW2310: clear
SW2309: clear
SW2308: clear
SW2307: clear
SW2306: clear
SW2305: clear
SW2304: clear
SW2303: clear
SW2302: clear
SW2301: clear
SE2334: clear
SE2333: clear
SE2332: clear
SE2331: clear
SE2330: clear, city
SE2329: clear
SE2328: clear
SE2327: clear
SE2326: clear
SE2325: clear
SE2324: clear
SE2323: clear
SE2322: clear
SE2321: clear
SE2320: clear
SE2319: clear
SE2318: clear
SE2317: clear
SE2316: clear
SE2315: clear
SE2314: clear
SE2313: clear
SE2312: clear, city
SE2311: clear
SE2310: clear
SE2309: clear
SE2308: clear
SE2307: clear
SE2306: clear
SE2305: clear
SE2304: clear
SE2303: clear
SE2302: clear
SE2301: clear
SW2433: clear
SW2432: clear
SW2431: clear
SW2430: clear
SW2429: clear
SW2428: clear
SW2427: clear
SW2426: clear
SW2425: clear
SW2424: clear
SW2423: clear
SW2422: clear
SW2421: clear
SW2420: clear
SW2419: clear
SW2418: clear
SW2417: clear, city
SW2416: clear
SW2415: clear
SW2414: clear
SW2413: clear
SW2412: clear
SW2411: clear
SW2410: clear
SW2409: clear
SW2408: clear, city
SW2407: clear
SW2406: clear
SW2405: clear
SW2404: clear
SW2403: clear
SW2402: clear
SW2401: clear
SE2434: clear
SE2433: clear
SE2432: clear, city
SE2431: clear
SE2430: clear
SE2429: clear
SE2428: clear
SE2427: clear
SE2426: clear
SE2425: clear
SE2424: clear
SE2423: clear
SE2422: clear
SE2421: clear
SE2420: clear
SE2419: clear
SE2418: clear
SE2417: clear
SE2416: clear
SE2415: clear
SE2414: clear
SE2413: clear
SE2412: clear
SE2411: clear
SE2410: clear
SE2409: clear
SE2408: clear
SE2407: clear
SE2406: clear
SE2405: clear
SE2404: clear
SE2403: clear
SE2402: clear
SE2401: clear
SW2534: clear
SW2533: woods
SW2532: clear
SW2531: clear
SW2530: clear
SW2529: clear
SW2528: clear
SW2527: clear
SW2526: clear
SW2525: clear
SW2524: clear
SW2523: clear
SW2522: clear
SW2521: clear
SW2520: clear
SW2519: clear
SW2518: clear
SW2517: clear
SW2516: clear
SW2515: clear
SW2514: clear
SW2513: clear
SW2512: clear, city
SW2511: clear
SW2510: clear
SW2509: clear
SW2508: clear
SW2507: clear
SW2506: clear
SW2505: clear
SW2504: clear
SW2503: clear
SW2502: clear
SW2501: clear
SE2534: clear
SE2533: clear
SE2532: clear
SE2531: clear
SE2530: clear
SE2529: clear
SE2528: clear
SE2527: clear
SE2526: clear
SE2525: clear
SE2524: clear
SE2523: clear
SE2522: clear
SE2521: clear
SE2520: clear, city
SE2519: clear
SE2518: clear
SE2517: clear
SE2516: clear
SE2515: clear
SE2514: clear
SE2513: clear
SE2512: clear
SE2511: clear
SE2510: clear
SE2509: clear
SE2508: clear
SE2507: clear
SE2506: clear
SE2505: clear
SE2504: clear
SE2503: clear
SE2502: clear
SE2501: clear
SW2633: clear
SW2632: clear
SW2631: clear
SW2630: clear
SW2629: clear
SW2628: clear
SW2627: clear
SW2626: clear
SW2625: clear
SW2624: clear
SW2623: clear
SW2622: clear
SW2621: clear
SW2620: clear
SW2619: clear
SW2618: clear
SW2617: clear
SW2616: clear
SW2615: clear
SW2614: clear
SW2613: clear
SW2612: clear
SW2611: clear
SW2610: clear
SW2609: clear
SW2608: clear
SW2607: clear
SW2606: clear
SW2605: clear
SW2604: clear
SW2603: clear
SW2602: clear
SW2601: clear
SE2634: clear
SE2633: clear
SE2632: clear
SE2631: clear
SE2630: clear
SE2629: clear
SE2628: clear
SE2627: clear
SE2626: clear
SE2625: clear
SE2624: clear
SE2623: clear
SE2622: clear
SE2621: clear
SE2620: clear
SE2619: clear
SE2618: clear
SE2617: clear
SE2616: clear
SE2615: clear
SE2614: clear
SE2613: clear
SE2612: clear
SE2611: clear
SE2610: clear
SE2609: clear
SE2608: clear
SE2607: clear
SE2606: clear
SE2605: clear
SE2604: clear
SE2603: clear
SE2602: clear
SE2601: clear
SW2734: clear
SW2733: clear
SW2732: clear
SW2731: clear, city
SW2730: clear
SW2729: clear
SW2728: clear
SW2727: clear
SW2726: clear
SW2725: clear
SW2724: clear
SW2723: clear
SW2722: clear
SW2721: clear
SW2720: clear
SW2719: clear
SW2718: clear
SW2717: clear
SW2716: clear
SW2715: clear
SW2714: clear
SW2713: clear
SW2712: clear
SW2711: clear
SW2710: clear
SW2709: clear
SW2708: clear
SW2707: clear
SW2706: clear
SW2705: woods, city
SW2704: clear
SW2703: clear
SW2702: clear
SW2701: clear
SE2734: clear
SE2733: clear
SE2732: clear
SE2731: clear
SE2730: clear
SE2729: clear
SE2728: clear
SE2727: clear
SE2726: clear
SE2725: clear
SE2724: clear
SE2723: clear
SE2722: clear
SE2721: clear
SE2720: clear
SE2719: clear
SE2718: clear
SE2717: clear
SE2716: clear
SE2715: clear
SE2714: clear
SE2713: clear
SE2712: clear
SE2711: clear
SE2710: clear
SE2709: clear
SE2708: clear
SE2707: clear
SE2706: clear
SE2705: clear
SE2704: clear
SE2703: clear
SE2702: clear
SE2701: clear
SW2833: rough
SW2832: rough
SW2831: rough
SW2830: rough
SW2829: clear
SW2828: clear
SW2827: clear
SW2826: clear
SW2825: clear
SW2824: clear, city
SW2823: clear
SW2822: clear
SW2821: clear, city
SW2820: clear
SW2819: clear
SW2818: clear, city
SW2817: clear
SW2816: clear
SW2815: clear
SW2814: clear
SW2813: clear
SW2812: clear
SW2811: clear
SW2810: clear
SW2809: clear
SW2808: clear
SW2807: clear
SW2806: clear
SW2805: clear
SW2804: clear
SW2803: clear
SW2802: clear
SW2801: clear, city
SE2834: clear
SE2833: clear
SE2832: clear
SE2831: clear
SE2830: clear
SE2829: clear
SE2828: clear
SE2827: clear
SE2826: clear
SE2825: clear
SE2824: clear
SE2823: clear
SE2822: clear, city
SE2821: clear
SE2820: clear
SE2819: clear
SE2818: clear
SE2817: clear
SE2816: clear
SE2815: clear
SE2814: clear
SE2813: clear
SE2812: clear
SE2811: clear
SE2810: clear
SE2809: clear
SE2808: clear
SE2807: clear
SE2806: clear
SE2805: clear
SE2804: clear
SE2803: clear
SE2802: clear
SE2801: clear, city
SW2934: rough
SW2933: rough
SW2932: rough
SW2931: rough
SW2930: rough
SW2929: rough
SW2928: rough
SW2927: clear
SW2926: clear
SW2925: rough
SW2924: clear
SW2923: clear
SW2922: clear
SW2921: clear
SW2920: clear
SW2919: clear
SW2918: clear
SW2917: clear
SW2916: clear
SW2915: clear
SW2914: clear
SW2913: clear
SW2912: clear, city
SW2911: clear
SW2910: clear
SW2909: clear
SW2908: clear
SW2907: clear
SW2906: clear
SW2905: clear
SW2904: clear
SW2903: clear
SW2902: clear
SW2901: clear
SE2934: clear
SE2933: clear
SE2932: clear
SE2931: clear
SE2930: clear
SE2929: clear
SE2928: clear
SE2927: clear
SE2926: clear
SE2925: clear
SE2924: clear
SE2923: clear
SE2922: clear
SE2921: clear
SE2920: clear
SE2919: clear
SE2918: clear
SE2917: clear
SE2916: clear
SE2915: clear
SE2914: clear
SE2913: clear
SE2912: clear
SE2911: clear
SE2910: clear
SE2909: clear
SE2908: clear
SE2907: clear
SE2906: clear
SE2905: clear
SE2904: clear
SE2903: clear
SE2902: clear
SE2901: clear
SW3033: rough
SW3032: rough
SW3031: rough
SW3030: rough
SW3029: rough
SW3028: rough
SW3027: clear
SW3026: rough
SW3025: rough
SW3024: rough
SW3023: rough
SW3022: clear
SW3021: clear
SW3020: clear
SW3019: clear
SW3018: clear
SW3017: clear
SW3016: clear
SW3015: clear
SW3014: clear
SW3013: clear
SW3012: clear
SW3011: clear
SW3010: clear
SW3009: clear
SW3008: clear
SW3007: clear
SW3006: clear
SW3005: clear
SW3004: clear
SW3003: clear
SW3002: clear
SW3001: clear
SE3034: clear
SE3033: clear
SE3032: clear
SE3031: clear, city
SE3030: clear
SE3029: clear
SE3028: clear
SE3027: clear
SE3026: clear
SE3025: clear, city
SE3024: clear
SE3023: clear
SE3022: clear
SE3021: clear
SE3020: clear
SE3019: clear
SE3018: clear
SE3017: clear
SE3016: clear
SE3015: clear
SE3014: clear
SE3013: clear
SE3012: clear
SE3011: clear
SE3010: clear
SE3009: clear
SE3008: clear
SE3007: clear
SE3006: clear
SE3005: clear
SE3004: clear
SE3003: clear
SE3002: clear
SE3001: clear, coast
SW3134: rough
SW3133: rough
SW3132: rough
SW3131: rough
SW3130: rough
SW3129: rough
SW3128: clear
SW3127: clear
SW3126: woods
SW3125: rough
SW3124: rough
SW3123: rough
SW3122: rough
SW3121: clear
SW3120: clear
SW3119: clear
SW3118: clear
SW3117: clear
SW3116: clear
SW3115: clear
SW3114: clear
SW3113: clear
SW3112: clear
SW3111: clear
SW3110: clear
SW3109: clear
SW3108: clear
SW3107: clear
SW3106: clear
SW3105: clear
SW3104: clear
SW3103: clear, city
SW3102: clear
SW3101: clear
SE3134: clear
SE3133: clear
SE3132: clear
SE3131: clear
SE3130: clear
SE3129: clear
SE3128: clear
SE3127: clear
SE3126: clear
SE3125: clear
SE3124: clear
SE3123: clear
SE3122: clear
SE3121: clear, city
SE3120: clear
SE3119: clear
SE3118: clear
SE3117: clear
SE3116: clear
SE3115: clear
SE3114: clear
SE3113: clear
SE3112: clear
SE3111: clear
SE3110: clear
SE3109: clear
SE3108: clear
SE3107: clear
SE3106: clear
SE3105: clear
SE3104: clear
SE3103: clear
SE3102: clear, coast
SE3101: sea
SW3233: rough
SW3232: rough
SW3231: rough
SW3230: rough
SW3229: rough
SW3228: rough
SW3227: rough
SW3226: clear
SW3225: rough
SW3224: rough
SW3223: rough
SW3222: rough
SW3221: rough
SW3220: rough
SW3219: clear
SW3218: clear
SW3217: clear
SW3216: clear
SW3215: clear
SW3214: clear
SW3213: clear
SW3212: clear
SW3211: clear
SW3210: clear
SW3209: clear
SW3208: clear
SW3207: clear
SW3206: clear
SW3205: clear
SW3204: clear
SW3203: clear
SW3202: clear
SW3201: clear
SE3234: clear
SE3233: clear
SE3232: clear
SE3231: clear
SE3230: clear, city
SE3229: clear
SE3228: clear
SE3227: clear
SE3226: clear
SE3225: clear
SE3224: clear
SE3223: clear, coast
SE3222: clear, coast, city
SE3221: clear, coast
SE3220: clear
SE3219: clear
SE3218: clear
SE3217: clear
SE3216: clear
SE3215: clear
SE3214: clear
SE3213: clear
SE3212: clear
SE3211: clear
SE3210: clear
SE3209: clear
SE3208: clear
SE3207: clear
SE3206: clear
SE3205: clear
SE3204: clear
SE3203: clear
SE3202: clear, coast
SE3201: sea
SW3334: rough
SW3333: clear
SW3332: rough
SW3331: clear
SW3330: clear
SW3329: clear
SW3328: clear
SW3327: clear
SW3326: clear
SW3325: clear
SW3324: rough
SW3323: rough
SW3322: rough
SW3321: rough
SW3320: rough
SW3319: clear
SW3318: clear
SW3317: clear, city
SW3316: clear
SW3315: clear
SW3314: clear
SW3313: clear
SW3312: clear
SW3311: clear
SW3310: clear
SW3309: clear
SW3308: clear
SW3307: clear
SW3306: clear
SW3305: clear
SW3304: clear
SW3303: clear
SW3302: clear
SW3301: clear, city
SE3334: clear
SE3333: clear
SE3332: clear
SE3331: swamp
SE3330: clear
SE3329: clear
SE3328: clear
SE3327: clear
SE3326: clear
SE3325: clear, coast, city
SE3324: clear, coast
SE3323: sea
SE3322: clear, coast
SE3321: clear
SE3320: clear
SE3319: clear
SE3318: clear
SE3317: clear
SE3316: clear, city
SE3315: clear
SE3314: clear
SE3313: clear, lakeside
SE3312: clear, lakeside
SE3311: clear
SE3310: clear
SE3309: clear
SE3308: clear
SE3307: clear
SE3306: clear
SE3305: clear
SE3304: clear
SE3303: clear
SE3302: clear, coast
SE3301: sea
SW3433: clear
SW3432: clear
SW3431: clear
SW3430: clear
SW3429: rough
SW3428: clear
SW3427: clear
SW3426: clear
SW3425: clear
SW3424: clear
SW3423: clear
SW3422: rough
SW3421: rough
SW3420: rough
SW3419: rough
SW3418: rough
SW3417: clear
SW3416: clear
SW3415: clear
SW3414: clear
SW3413: clear
SW3412: clear
SW3411: clear
SW3410: clear
SW3409: clear
SW3408: clear
SW3407: clear
SW3406: clear
SW3405: clear
SW3404: clear
SW3403: clear
SW3402: clear
SW3401: clear
SE3434: clear
SE3433: clear
SE3432: clear
SE3431: clear
SE3430: clear
SE3429: clear
SE3428: clear
SE3427: clear
SE3426: clear, coast
SE3425: clear, coast
SE3424: sea
SE3423: sea
SE3422: clear, coast
SE3421: clear
SE3420: clear
SE3419: clear
SE3418: clear
SE3417: clear
SE3416: clear
SE3415: clear
SE3414: clear
SE3413: clear
SE3412: clear
SE3411: clear
SE3410: clear
SE3409: clear
SE3408: clear
SE3407: clear
SE3406: clear
SE3405: clear
SE3404: clear
SE3403: clear
SE3402: clear, coast
SE3401: sea
SW3534: clear
SW3533: clear
SW3532: clear
SW3531: clear
SW3530: rough
SW3529: clear
SW3528: clear
SW3527: clear
SW3526: clear
SW3525: clear
SW3524: clear
SW3523: rough
SW3522: rough
SW3521: rough
SW3520: rough
SW3519: rough
SW3518: rough
SW3517: clear
SW3516: clear
SW3515: clear
SW3514: clear
SW3513: clear
SW3512: clear
SW3511: clear
SW3510: clear
SW3509: clear
SW3508: clear
SW3507: clear
SW3506: clear
SW3505: clear
SW3504: clear
SW3503: clear
SW3502: clear
SW3501: clear
SE3534: clear
SE3533: clear
SE3532: clear
SE3531: clear
SE3530: clear
SE3529: clear
SE3528: clear, coast
SE3527: clear, coast
SE3526: sea
SE3525: sea
SE3524: sea
SE3523: clear, coast
SE3522: clear
SE3521: clear
SE3520: clear
SE3519: clear
SE3518: clear
SE3517: clear
SE3516: clear
SE3515: clear
SE3514: clear
SE3513: clear
SE3512: clear
SE3511: clear
SE3510: clear
SE3509: clear
SE3508: clear
SE3507: clear
SE3506: clear
SE3505: clear
SE3504: clear
SE3503: clear, coast
SE3502: sea
SE3501: sea
SW3633: clear
SW3632: clear
SW3631: clear
SW3630: clear
SW3629: clear
SW3628: clear
SW3627: clear
SW3626: clear
SW3625: clear
SW3624: clear
SW3623: clear
SW3622: rough
SW3621: rough
SW3620: rough
SW3619: rough
SW3618: rough
SW3617: rough
SW3616: clear
SW3615: clear
SW3614: clear, city
SW3613: clear
SW3612: clear
SW3611: clear
SW3610: clear
SW3609: clear
SW3608: clear
SW3607: clear
SW3606: clear
SW3605: clear
SW3604: clear
SW3603: clear
SW3602: clear
SW3601: clear
SE3634: clear
SE3633: clear
SE3632: clear
SE3631: clear
SE3630: clear
SE3629: clear, coast, city
SE3628: clear, coast
SE3627: sea
SE3626: sea
SE3625: sea
SE3624: sea
SE3623: sea
SE3622: clear, coast
SE3621: clear
SE3620: clear
SE3619: clear
SE3618: clear, city
SE3617: clear
SE3616: clear
SE3615: clear
SE3614: clear
SE3613: clear
SE3612: clear
SE3611: clear
SE3610: clear
SE3609: clear
SE3608: clear
SE3607: clear
SE3606: clear
SE3605: clear
SE3604: clear
SE3603: clear
SE3602: clear, coast
SE3601: sea
SW3734: clear
SW3733: clear, city
SW3732: clear
SW3731: clear
SW3730: clear
SW3729: clear
SW3728: clear
SW3727: clear, city
SW3726: clear
SW3725: clear
SW3724: clear
SW3723: clear
SW3722: clear
SW3721: rough
SW3720: rough
SW3719: rough
SW3718: rough
SW3717: rough
SW3716: clear
SW3715: clear
SW3714: clear
SW3713: clear
SW3712: clear
SW3711: clear, city
SW3710: clear
SW3709: clear
SW3708: clear
SW3707: clear
SW3706: clear
SW3705: clear
SW3704: clear
SW3703: clear, city
SW3702: clear
SW3701: clear
SE3734: clear
SE3733: clear
SE3732: clear
SE3731: clear
SE3730: clear, coast
SE3729: sea
SE3728: sea
SE3727: sea
SE3726: sea
SE3725: sea
SE3724: sea
SE3723: clear, coast
SE3722: clear, coast
SE3721: clear
SE3720: clear
SE3719: clear
SE3718: clear
SE3717: clear
SE3716: clear
SE3715: clear
SE3714: clear
SE3713: clear
SE3712: clear
SE3711: clear
SE3710: clear
SE3709: clear
SE3708: clear
SE3707: clear
SE3706: clear
SE3705: clear
SE3704: clear
SE3703: clear
SE3702: clear, coast
SE3701: clear, coast
SW3833: clear
SW3832: clear
SW3831: clear
SW3830: clear
SW3829: clear
SW3828: clear
SW3827: clear
SW3826: clear
SW3825: rough
SW3824: rough
SW3823: clear
SW3822: clear
SW3821: clear
SW3820: rough
SW3819: rough
SW3818: rough
SW3817: rough
SW3816: rough
SW3815: clear
SW3814: clear
SW3813: clear
SW3812: clear
SW3811: clear
SW3810: clear
SW3809: clear
SW3808: clear
SW3807: clear
SW3806: clear
SW3805: clear, coast
SW3804: clear, coast
SW3803: clear, coast
SW3802: clear, coast
SW3801: clear, city
SE3834: clear
SE3833: clear
SE3832: clear, lakeside
SE3831: clear, lakeside
SE3830: clear, coast, lakeside
SE3829: sea
SE3828: sea
SE3827: sea
SE3826: sea
SE3825: sea
SE3824: sea
SE3823: swamp, coast
SE3822: clear
SE3821: clear
SE3820: clear
SE3819: clear
SE3818: clear
SE3817: clear
SE3816: clear
SE3815: clear
SE3814: clear
SE3813: clear
SE3812: clear
SE3811: clear
SE3810: clear
SE3809: clear
SE3808: clear
SE3807: clear
SE3806: clear
SE3805: clear
SE3804: clear
SE3803: clear
SE3802: clear
SE3801: clear
SW3934: clear
SW3933: clear
SW3932: clear
SW3931: clear
SW3930: clear
SW3929: clear
SW3928: clear
SW3927: clear
SW3926: clear
SW3925: rough
SW3924: rough
SW3923: clear
SW3922: clear
SW3921: clear
SW3920: rough
SW3919: rough
SW3918: rough
SW3917: rough
SW3916: rough
SW3915: clear
SW3914: clear
SW3913: clear
SW3912: clear
SW3911: clear
SW3910: clear
SW3909: clear
SW3908: clear
SW3907: clear
SW3906: clear, coast, city, port
SW3905: sea
SW3904: sea
SW3903: clear, coast
SW3902: clear, coast
SW3901: clear, coast
SE3934: clear, coast
SE3933: clear, coast, lakeside
SE3932: lake
SE3931: lake
SE3930: sea
SE3929: sea
SE3928: sea
SE3927: sea
SE3926: sea
SE3925: sea
SE3924: sea
SE3923: swamp, coast
SE3922: clear
SE3921: clear
SE3920: clear
SE3919: clear
SE3918: clear
SE3917: clear
SE3916: clear
SE3915: clear, city
SE3914: clear
SE3913: clear
SE3912: clear
SE3911: clear
SE3910: clear
SE3909: clear
SE3908: clear
SE3907: clear
SE3906: clear
SE3905: clear
SE3904: clear
SE3903: clear
SE3902: clear
SE3901: clear
SW4033: clear
SW4032: clear
SW4031: clear
SW4030: clear
SW4029: clear
SW4028: clear
SW4027: clear
SW4026: clear
SW4025: rough
SW4024: rough
SW4023: rough
SW4022: rough, city
SW4021: clear
SW4020: clear
SW4019: rough
SW4018: rough
SW4017: rough
SW4016: rough
SW4015: clear
SW4014: clear
SW4013: clear
SW4012: clear
SW4011: clear
SW4010: clear
SW4009: clear
SW4008: clear
SW4007: clear
SW4006: clear, coast
SW4005: sea
SW4004: sea
SW4003: sea
SW4002: sea
SW4001: sea
SE4034: sea
SE4033: sea
SE4032: clear, coast, lakeside
SE4031: clear, lakeside
SE4030: clear, coast, lakeside
SE4029: sea
SE4028: sea
SE4027: sea
SE4026: sea
SE4025: sea
SE4024: sea
SE4023: swamp, coast
SE4022: clear
SE4021: clear
SE4020: clear, city
SE4019: clear
SE4018: clear
SE4017: clear
SE4016: clear
SE4015: clear
SE4014: clear
SE4013: rough
SE4012: rough
SE4011: clear
SE4010: rough, city
SE4009: clear
SE4008: clear
SE4007: clear
SE4006: clear
SE4005: clear
SE4004: clear
SE4003: clear
SE4002: clear
SE4001: clear
SW4134: clear
SW4133: clear
SW4132: clear
SW4131: clear
SW4130: clear
SW4129: clear
SW4128: clear
SW4127: clear
SW4126: rough
SW4125: rough
SW4124: rough
SW4123: rough
SW4122: clear
SW4121: clear
SW4120: clear
SW4119: rough
SW4118: rough
SW4117: rough
SW4116: rough
SW4115: rough
SW4114: clear
SW4113: clear
SW4112: clear
SW4111: clear
SW4110: clear
SW4109: clear
SW4108: clear, coast
SW4107: clear, coast
SW4106: sea
SW4105: sea
SW4104: sea
SW4103: sea
SW4102: sea
SW4101: sea
SE4134: clear, coast
SE4133: clear, coast
SE4132: clear
SE4131: clear
SE4130: clear, coast
SE4129: sea
SE4128: clear, coast
SE4127: clear, coast
SE4126: clear, coast, city, port
SE4125: clear, coast, lakeside
SE4124: clear, coast
SE4123: clear
SE4122: rough
SE4121: clear
SE4120: clear
SE4119: clear
SE4118: clear
SE4117: clear
SE4116: clear
SE4115: rough
SE4114: rough
SE4113: rough
SE4112: rough
SE4111: rough
SE4110: rough
SE4109: clear
SE4108: clear
SE4107: clear
SE4106: clear
SE4105: clear
SE4104: clear
SE4103: clear, city
SE4102: rough
SE4101: rough
SW4233: clear
SW4232: clear
SW4231: clear
SW4230: clear, city
SW4229: clear
SW4228: clear
SW4227: clear
SW4226: clear
SW4225: woods
SW4224: clear
SW4223: rough
SW4222: clear
SW4221: clear
SW4220: clear
SW4219: rough
SW4218: rough
SW4217: rough
SW4216: rough
SW4215: rough
SW4214: rough
SW4213: clear
SW4212: clear
SW4211: clear
SW4210: clear
SW4209: clear
SW4208: clear, coast
SW4207: sea
SW4206: sea
SW4205: sea
SW4204: sea
SW4203: sea
SW4202: sea
SW4201: sea
SE4234: clear, coast
SE4233: clear, coast
SE4232: clear
SE4231: clear
SE4230: clear
SE4229: clear, coast
SE4228: clear, coast, city, port
SE4227: clear, coast
SE4226: sea
SE4225: sea
SE4224: sea
SE4223: clear, coast
SE4222: woods, coast, city, port
SE4221: woods, coast
SE4220: woods
SE4219: rough
SE4218: rough
SE4217: rough
SE4216: rough
SE4215: rough
SE4214: rough
SE4213: rough
SE4212: rough
SE4211: rough
SE4210: rough
SE4209: rough
SE4208: rough
SE4207: clear
SE4206: rough
SE4205: clear
SE4204: clear
SE4203: rough
SE4202: rough
SE4201: rough
SW4334: clear
SW4333: clear
SW4332: clear
SW4331: clear
SW4330: clear
SW4329: clear
SW4328: clear, city
SW4327: clear
SW4326: clear
SW4325: rough
SW4324: clear
SW4323: rough
SW4322: rough
SW4321: rough
SW4320: rough
SW4319: rough
SW4318: rough
SW4317: rough
SW4316: rough
SW4315: rough
SW4314: clear
SW4313: clear
SW4312: clear
SW4311: clear
SW4310: clear
SW4309: clear, coast
SW4308: sea
SW4307: sea
SW4306: sea
SW4305: sea
SW4304: sea
SW4303: sea
SW4302: sea
SW4301: sea
SE4334: sea
SE4333: clear, coast
SE4332: clear
SE4331: rough
SE4330: rough, coast
SE4329: clear, coast
SE4328: sea
SE4327: sea
SE4326: sea
SE4325: sea
SE4324: sea
SE4323: sea
SE4322: sea
SE4321: rough, coast
SE4320: rough, coast
SE4319: rough
SE4318: rough
SE4317: rough
SE4316: rough
SE4315: rough
SE4314: rough
SE4313: rough
SE4312: rough
SE4311: rough
SE4310: rough
SE4309: rough
SE4308: rough
SE4307: rough
SE4306: rough
SE4305: rough
SE4304: rough
SE4303: rough
SE4302: rough
SE4301: rough
SW4433: clear
SW4432: clear
SW4431: clear
SW4430: clear
SW4429: clear
SW4428: clear
SW4427: clear
SW4426: clear
SW4425: rough
SW4424: rough
SW4423: rough
SW4422: rough
SW4421: rough
SW4420: rough
SW4419: rough
SW4418: rough
SW4417: rough, city
SW4416: rough
SW4415: rough
SW4414: rough
SW4413: clear
SW4412: clear
SW4411: clear, city
SW4410: clear, lakeside
SW4409: clear
SW4408: clear, coast
SW4407: sea
SW4406: sea
SW4405: sea
SW4404: sea
SW4403: sea
SW4402: sea
SW4401: sea
SE4434: sea
SE4433: sea
SE4432: clear, coast
SE4431: rough, city
SE4430: rough, coast
SE4429: sea
SE4428: sea
SE4427: sea
SE4426: sea
SE4425: sea
SE4424: sea
SE4423: sea
SE4422: sea
SE4421: sea
SE4420: sea
SE4419: rough, coast, city, port
SE4418: rough, coast
SE4417: rough, coast
SE4416: rough
SE4415: rough
SE4414: rough
SE4413: rough
SE4412: rough
SE4411: rough
SE4410: rough
SE4409: rough
SE4408: rough
SE4407: rough
SE4406: rough
SE4405: rough
SE4404: rough
SE4403: rough
SE4402: rough
SE4401: rough
SW4534: clear
SW4533: clear
SW4532: clear
SW4531: clear
SW4530: clear
SW4529: clear
SW4528: clear
SW4527: clear
SW4526: rough
SW4525: rough
SW4524: rough
SW4523: rough
SW4522: rough
SW4521: rough
SW4520: rough
SW4519: rough
SW4518: rough
SW4517: rough
SW4516: clear
SW4515: clear
SW4514: clear
SW4513: clear
SW4512: clear
SW4511: clear
SW4510: clear, coast
SW4509: clear, coast
SW4508: clear, coast
SW4507: sea
SW4506: sea
SW4505: sea
SW4504: sea
SW4503: sea
SW4502: sea
SW4501: sea
SE4534: sea
SE4533: clear, coast, city, port
SE4532: rough, coast
SE4531: rough, coast
SE4530: sea
SE4529: sea
SE4528: sea
SE4527: sea
SE4526: sea
SE4525: sea
SE4524: sea
SE4523: sea
SE4522: sea
SE4521: sea
SE4520: sea
SE4519: sea
SE4518: sea
SE4517: rough, coast
SE4516: rough, coast
SE4515: rough
SE4514: rough
SE4513: rough
SE4512: rough
SE4511: rough
SE4510: rough
SE4509: rough
SE4508: rough
SE4507: rough
SE4506: rough
SE4505: rough
SE4504: rough
SE4503: rough
SE4502: rough
SE4501: rough
SW4633: clear
SW4632: clear
SW4631: clear
SW4630: clear
SW4629: clear
SW4628: clear
SW4627: clear
SW4626: rough
SW4625: rough
SW4624: rough
SW4623: rough
SW4622: clear
SW4621: clear
SW4620: clear
SW4619: clear
SW4618: clear
SW4617: clear
SW4616: clear, city
SW4615: clear
SW4614: clear
SW4613: clear
SW4612: clear
SW4611: clear
SW4610: clear, coast
SW4609: sea
SW4608: sea
SW4607: sea
SW4606: sea
SW4605: sea
SW4604: sea
SW4603: sea
SW4602: sea
SW4601: sea
SE4634: sea
SE4633: sea
SE4632: sea
SE4631: sea
SE4630: sea
SE4629: sea
SE4628: sea
SE4627: sea
SE4626: sea
SE4625: sea
SE4624: sea
SE4623: sea
SE4622: sea
SE4621: sea
SE4620: sea
SE4619: sea
SE4618: sea
SE4617: sea
SE4616: sea
SE4615: rough, coast
SE4614: rough, coast
SE4613: rough
SE4612: rough
SE4611: rough
SE4610: rough
SE4609: rough
SE4608: rough
SE4607: rough
SE4606: rough
SE4605: rough
SE4604: rough
SE4603: rough
SE4602: rough
SE4601: rough
SW4734: rough
SW4733: clear
SW4732: clear
SW4731: clear
SW4730: clear
SW4729: clear
SW4728: clear
SW4727: rough
SW4726: rough
SW4725: rough
SW4724: clear
SW4723: clear
SW4722: clear
SW4721: clear
SW4720: clear
SW4719: clear
SW4718: clear
SW4717: clear
SW4716: clear
SW4715: clear
SW4714: clear
SW4713: clear
SW4712: clear
SW4711: clear
SW4710: clear, coast
SW4709: sea
SW4708: sea
SW4707: sea
SW4706: sea
SW4705: sea
SW4704: sea
SW4703: sea
SW4702: sea
SW4701: sea
SE4734: sea
SE4733: sea
SE4732: sea
SE4731: sea
SE4730: sea
SE4729: sea
SE4728: sea
SE4727: sea
SE4726: sea
SE4725: sea
SE4724: sea
SE4723: sea
SE4722: sea
SE4721: sea
SE4720: sea
SE4719: sea
SE4718: sea
SE4717: sea
SE4716: sea
SE4715: sea
SE4714: clear, coast, city, port
SE4713: clear, coast
SE4712: rough, coast
SE4711: rough
SE4710: rough
SE4709: rough
SE4708: rough
SE4707: rough
SE4706: rough
SE4705: rough
SE4704: rough
SE4703: rough
SE4702: rough
SE4701: clear
SW4833: clear
SW4832: clear
SW4831: clear
SW4830: clear
SW4829: clear, city
SW4828: clear
SW4827: clear
SW4826: clear
SW4825: woods
SW4824: clear
SW4823: clear
SW4822: clear
SW4821: clear
SW4820: clear
SW4819: clear
SW4818: clear
SW4817: clear
SW4816: clear
SW4815: clear, city
SW4814: clear
SW4813: clear
SW4812: clear
SW4811: clear
SW4810: clear, coast
SW4809: sea
SW4808: sea
SW4807: sea
SW4806: sea
SW4805: sea
SW4804: sea
SW4803: sea
SW4802: sea
SW4801: sea
SE4834: sea
SE4833: sea
SE4832: sea
SE4831: sea
SE4830: sea
SE4829: sea
SE4828: sea
SE4827: sea
SE4826: sea
SE4825: sea
SE4824: sea
SE4823: sea
SE4822: sea
SE4821: sea
SE4820: sea
SE4819: sea
SE4818: sea
SE4817: sea
SE4816: sea
SE4815: sea
SE4814: sea
SE4813: sea
SE4812: sea
SE4811: clear, coast
SE4810: clear
SE4809: rough, city
SE4808: rough
SE4807: rough
SE4806: rough
SE4805: rough
SE4804: rough
SE4803: rough, city
SE4802: rough
SE4801: rough
SW4934: rough
SW4933: clear
SW4932: rough
SW4931: rough
SW4930: clear
SW4929: clear
SW4928: clear
SW4927: rough
SW4926: rough
SW4925: clear
SW4924: clear
SW4923: clear
SW4922: clear, city
SW4921: clear
SW4920: clear
SW4919: clear
SW4918: clear
SW4917: clear
SW4916: clear
SW4915: clear
SW4914: clear
SW4913: clear
SW4912: clear
SW4911: clear
SW4910: clear, coast, city, port
SW4909: sea
SW4908: sea
SW4907: sea
SW4906: sea
SW4905: sea
SW4904: sea
SW4903: sea
SW4902: sea
SW4901: sea
SE4934: sea
SE4933: sea
SE4932: sea
SE4931: sea
SE4930: sea
SE4929: sea
SE4928: sea
SE4927: sea
SE4926: sea
SE4925: sea
SE4924: sea
SE4923: sea
SE4922: sea
SE4921: sea
SE4920: sea
SE4919: sea
SE4918: sea
SE4917: sea
SE4916: sea
SE4915: sea
SE4914: sea
SE4913: sea
SE4912: woods, coast, city, port
SE4911: rough, coast
SE4910: rough
SE4909: rough
SE4908: rough
SE4907: rough
SE4906: rough
SE4905: rough
SE4904: rough
SE4903: rough
SE4902: clear
SE4901: rough
SW5033: rough
SW5032: rough
SW5031: rough
SW5030: rough
SW5029: clear
SW5028: clear
SW5027: rough
SW5026: rough
SW5025: clear
SW5024: clear
SW5023: clear
SW5022: clear
SW5021: clear
SW5020: clear
SW5019: clear
SW5018: clear
SW5017: clear
SW5016: clear
SW5015: clear
SW5014: clear
SW5013: clear
SW5012: clear
SW5011: clear
SW5010: clear, coast
SW5009: sea
SW5008: sea
SW5007: sea
SW5006: sea
SW5005: sea
SW5004: sea
SW5003: sea
SW5002: sea
SW5001: sea
SE5034: sea
SE5033: sea
SE5032: sea
SE5031: sea
SE5030: sea
SE5029: sea
SE5028: sea
SE5027: sea
SE5026: sea
SE5025: sea
SE5024: sea
SE5023: sea
SE5022: sea
SE5021: sea
SE5020: sea
SE5019: sea
SE5018: sea
SE5017: sea
SE5016: sea
SE5015: sea
SE5014: sea
SE5013: sea
SE5012: sea
SE5011: sea
SE5010: rough, coast
SE5009: rough
SE5008: rough
SE5007: rough
SE5006: rough
SE5005: rough
SE5004: rough
SE5003: rough
SE5002: rough
SE5001: rough
SW5134: rough
SW5133: rough
SW5132: rough
SW5131: rough
SW5130: rough
SW5129: rough
SW5128: clear
SW5127: rough
SW5126: rough
SW5125: rough
SW5124: clear
SW5123: clear
SW5122: clear
SW5121: clear
SW5120: clear
SW5119: clear
SW5118: clear
SW5117: clear
SW5116: clear
SW5115: clear
SW5114: clear
SW5113: clear
SW5112: clear
SW5111: clear
SW5110: clear, coast
SW5109: sea
SW5108: sea
SW5107: sea
SW5106: sea
SW5105: sea
SW5104: sea
SW5103: sea
SW5102: sea
SW5101: sea
SE5134: sea
SE5133: sea
SE5132: sea
SE5131: sea
SE5130: sea
SE5129: sea
SE5128: sea
SE5127: sea
SE5126: sea
SE5125: sea
SE5124: sea
SE5123: sea
SE5122: sea
SE5121: sea
SE5120: sea
SE5119: sea
SE5118: sea
SE5117: sea
SE5116: sea
SE5115: sea
SE5114: sea
SE5113: sea
SE5112: sea
SE5111: rough, coast, city, port
SE5110: rough
SE5109: rough, closed
SE5108: rough, closed
SE5107: rough
SE5106: rough
SE5105: rough
SE5104: rough
SE5103: rough
SE5102: rough
SE5101: rough

[sides]
NE0121/NE0120: river
NE0120/NE0220: river
NE0116/NE0115: river
NE0116/NE0215: river
NE0115/NE0114: river
NE0114/NE0213: river
NE0114/NE0214: river
NE0113/NE0213: river
NE0220/NE0219: river
NE0219/NE0320: river
NE0216/NE0215: river
NE0215/NE0316: river
NE0213/NE0212: river
NE0212/NE0313: river
NE0320/NE0319: river
NE0319/NE0419: river
NE0316/NE0315: river
NE0316/NE0415: river
NE0313/NE0312: river
NE0312/NE0412: river
NE0419/NE0418: river
NE0419/NE0519: river
NE0416/NE0415: river
NE0416/NE0516: river
NE0412/NE0411: river
NE0411/NE0511: river
NE0411/NE0512: river
NE0410/NE0511: river
NE0520/NE0519: river
NE0519/NE0619: river
NE0517/NE0516: river
NE0517/NE0616: river
NE0511/NE0510: river
NE0510/NE0610: river
NE0619/NE0618: river
NE0618/NE0718: river
NE0618/NE0719: river
NE0617/NE0616: river
NE0617/NE0717: river
NE0617/NE0718: river
NE0610/NE0609: river
NE0609/NE0710: river
NE0710/NE0709: river
NE0710/NE0809: river
NE0830/NE0931: sea
NE0810/NE0809: river
NE0810/NE0910: river
NE0931/NE0930: river
NE0930/NE1030: river
NE0911/NE0910: river
NE0910/NE1010: river
NW1019/NW1018: river
NW1019/NW1119: river
NE1030/NE1029: river
NE1029/NE1129: river
NE1029/NE1130: river
NE1028/NE1129: river
NE1010/NE1009: river
NE1010/NE1110: river
NW1120/NW1119: river
NW1120/NW1219: river
NE1129/NE1128: river
NE1128/NE1227: river
NE1128/NE1228: river
NE1127/NE1226: river
NE1127/NE1227: river
NE1126/NE1225: river
NE1126/NE1226: river
NE1125/NE1224: river
NE1125/NE1225: river
NE1124/NE1224: river
NE1111/NE1110: river
NE1110/NE1210: river
NW1221/NW1321: river
NW1220/NW1219: river
NW1220/NW1320: river
NW1220/NW1321: river
NE1224/NE1223: river
NE1223/NE1323: river
NE1223/NE1324: river
NE1222/NE1322: river
NE1222/NE1323: river
NE1221/NE1322: river
NE1210/NE1209: river
NE1209/NE1310: river
NW1323/NW1422: river
NW1322/NW1321: river
NW1322/NW1421: river
NW1322/NW1422: river
NW1314/NW1414: lake
NE1322/NE1321: river
NE1322/NE1421: river
NE1310/NE1309: river
NE1309/NE1408: river
NE1309/NE1409: river
NE1308/NE1408: river
NW1423/NW1422: river
NW1423/NW1523: river
NW1412/NW1513: lake
NW1410/NW1511: lake
NE1422/NE1421: river
NE1421/NE1522: river
NE1408/NE1407: river
NE1407/NE1508: river
NE1406/NE1405: river
NE1405/NE1506: river
NW1524/NW1523: river
NW1513/NW1512: lake
NE1534/NE1634: river
NE1522/NE1521: river
NE1521/NE1620: river
NE1521/NE1621: river
NE1511/NE1610: river
NE1508/NE1507: river
NE1507/NE1606: river
NE1507/NE1607: river
NE1506/NE1505: river
NE1506/NE1605: river
NE1506/NE1606: river
NE1634/NE1633: river
NE1633/NE1733: river
NE1633/NE1734: river
NE1632/NE1732: river
NE1632/NE1733: river
NE1631/NE1732: river
NE1611/NE1610: river
NE1611/NE1711: river
NW1727/NW1827: sea
NE1732/NE1731: river
NE1732/NE1831: river
NE1712/NE1711: river
NE1711/NE1811: river
NE1832/NE1831: river
NE1831/NE1932: river
NE1813/NE1913: river
NE1812/NE1912: river
NE1812/NE1913: river
NE1811/NE1810: river
NE1811/NE1911: river
NE1811/NE1912: river
NW1903/NW2002: river
NW1902/NW2002: river
NE1932/NE1931: river
NE1931/NE2031: river
NE1915/NE2014: river
NE1914/NE1913: river
NE1914/NE2013: river
NE1914/NE2014: river
NW2002/NW2001: river
NW2001/NW2102: river
NE2031/NE2030: river
NE2030/NE2131: river
NE2019/NE2119: river
NE2018/NE2118: river
NE2018/NE2119: river
NE2017/NE2117: river
NE2017/NE2118: river
NE2016/NE2116: river
NE2016/NE2117: river
NE2015/NE2014: river
NE2015/NE2115: river
NE2015/NE2116: river
NW2102/NW2101: river
NW2101/NW2201: river
NE2131/NE2130: river
NE2130/NE2229: river
NE2130/NE2230: river
NE2129/NE2228: river
NE2129/NE2229: river
NE2128/NE2228: river
NE2120/NE2119: river
NE2119/NE2219: river
NW2201/NE2234: river
NE2234/NE2334: river
NE2234/NW2301: river
NE2233/NE2334: river
NE2228/NE2227: river
NE2227/NE2327: river
NE2227/NE2328: river
NE2226/NE2326: river
NE2226/NE2327: river
NE2225/NE2325: river
NE2225/NE2326: river
NE2224/NE2325: river
NE2219/NE2218: river
NE2219/NE2319: river
NE2204/NE2305: river
NW2309/NW2409: lake
NE2334/NE2333: river
NE2333/NE2433: river
NE2325/NE2324: river
NE2324/NE2424: river
NE2320/NE2319: river
NE2320/NE2419: river
NE2305/NE2304: river
NE2304/NE2404: river
NW2415/NW2516: lake
NE2433/NE2432: river
NE2433/NE2533: river
NE2424/NE2423: river
NE2423/NE2523: river
NE2423/NE2524: river
NE2422/NE2523: river
NE2421/NE2521: river
NE2420/NE2419: river
NE2420/NE2520: river
NE2420/NE2521: river
NE2404/NE2403: river
NE2403/NE2504: river
NE2534/NE2533: river
NE2534/NE2633: river
NE2523/NE2522: river
NE2522/NE2521: river
NE2522/NE2621: river
NE2522/NE2622: river
NE2521/NE2621: river
NE2504/NE2503: river
NE2504/NE2603: river
NW2622/NW2621: lake
NE2634/NE2633: river
NE2633/NE2734: river
NE2621/NE2620: river
NE2621/NE2721: river
NE2604/NE2603: river
NE2603/NE2704: river
NW2719/NW2819: lake
NW2716/NW2715: lake
NW2716/NW2816: lake
NE2734/NE2733: river
NE2733/NE2833: river
NE2722/NE2721: river
NE2722/NE2821: river
NE2704/NE2703: river
NE2703/NE2803: river
NE2833/NE2832: river
NE2833/NE2933: river
NE2823/NE2923: river
NE2822/NE2821: river
NE2822/NE2922: river
NE2822/NE2923: river
NE2811/NE2911: river
NE2810/NE2911: river
NE2803/NE2802: river
NE2802/NE2903: river
NW2917/NW3016: lake
NW2916/NW3016: lake
NE2924/NE2923: river
NE2924/NE3023: river
NE2912/NE2911: river
NE2912/NE3011: river
NE2903/NE2902: river
NE2903/NE3002: river
NE3024/NE3023: river
NE3024/NE3124: river
NE3012/NE3011: river
NE3012/NE3112: river
NE3003/NE3002: river
NE3003/NE3103: river
NE3126/NE3225: river
NE3125/NE3124: river
NE3125/NE3224: river
NE3125/NE3225: river
NE3113/NE3112: river
NE3113/NE3212: river
NE3104/NE3103: river
NE3103/NE3203: river
NW3224/NW3223: lake
NW3221/NW3321: lake
NW3207/NW3307: river
NW3206/NW3306: river
NW3206/NW3307: river
NE3226/NE3225: river
NE3226/NE3326: river
NE3219/NE3218: river
NE3218/NE3319: river
NE3214/NE3314: river
NE3213/NE3212: river
NE3213/NE3313: river
NE3213/NE3314: river
NE3203/NE3202: river
NE3202/NE3303: river
NW3315/NW3415: river
NW3314/NW3413: river
NW3308/NW3307: river
NW3308/NW3407: river
NE3327/NE3326: river
NE3327/NE3426: river
NE3319/NE3318: river
NE3319/NE3418: river
NE3315/NE3314: river
NE3315/NE3414: river
NE3303/NE3302: river
NE3303/NE3402: river
NW3415/NW3414: river
NW3414/NW3413: river
NW3414/NW3514: river
NW3414/NW3515: river
NW3408/NW3407: river
NW3408/NW3508: river
NE3427/NE3426: river
NE3427/NE3527: river
NE3420/NE3520: river
NE3419/NE3418: river
NE3419/NE3519: river
NE3419/NE3520: river
NE3415/NE3414: river
NE3414/NE3515: river
NE3403/NE3402: river
NE3403/NE3503: river
NE3531/NE3630: river
NE3531/NE3631: lake
NE3530/NE3630: river
NE3529/NE3628: river
NE3528/NE3527: river
NE3528/NE3627: river
NE3528/NE3628: river
NE3521/NE3520: river
NE3520/NE3620: river
NE3515/NE3514: river
NE3515/NE3614: river
NE3504/NE3503: river
NE3504/NE3603: river
NE3630/NE3629: river
NE3629/NE3628: river
NE3629/NE3729: river
NE3629/NE3730: river
NE3620/NE3619: river
NE3619/NE3720: river
NE3615/NE3614: river
NE3614/NE3714: river
NE3614/NE3715: river
NE3613/NE3713: river
NE3613/NE3714: river
NE3612/NE3713: river
NE3604/NE3603: river
NE3603/NE3704: river
NW3724/NW3823: lake
NW3713/NW3812: river
NW3712/NW3811: river
NW3712/NW3812: river
NW3710/NW3709: river
NW3710/NW3809: river
NE3720/NE3719: river
NE3719/NE3819: river
NE3713/NE3712: river
NE3712/NE3811: river
NE3712/NE3812: river
NE3711/NE3810: river
NE3711/NE3811: river
NE3710/NE3810: river
NE3704/NE3703: river
NE3703/NE3803: river
NW3825/NW3925: sea
NW3810/NW3809: river
NW3809/NW3910: river
NE3819/NE3818: river
NE3819/NE3919: river
NE3810/NE3809: river
NE3809/NE3910: river
NE3803/NE3802: river
NE3803/NE3903: river
NW3916/NW3915: river
NW3916/NW4016: river
NW3915/NW4015: river
NW3910/NW3909: river
NW3910/NW4009: river
NE3920/NE3919: river
NE3920/NE4019: river
NE3910/NE3909: river
NE3909/NE4008: river
NE3909/NE4009: river
NE3908/NE4008: river
NE3905/NE4004: river
NE3904/NE3903: river
NE3904/NE4003: river
NE3904/NE4004: river
NW4016/NW4015: river
NW4016/NW4116: river
NW4015/NW4014: river
NW4014/NW4115: river
NW4010/NW4009: river
NW4009/NW4110: river
NE4020/NE4019: river
NE4019/NE4120: river
NE4008/NE4007: river
NE4007/NE4108: river
NE4005/NE4004: river
NE4005/NE4105: river
NW4117/NW4116: river
NW4117/NW4216: river
NW4115/NW4114: river
NW4114/NW4213: river
NW4114/NW4214: river
NW4113/NW4212: river
NW4113/NW4213: river
NW4112/NW4212: river
NW4110/NW4109: river
NW4110/NW4209: river
NW4108/NW4207: river
NW4107/NW4207: river
NE4132/NE4231: river
NE4131/NE4230: river
NE4131/NE4231: river
NE4130/NE4230: river
NE4128/NE4227: river
NE4127/NE4227: river
NE4120/NE4119: river
NE4119/NE4219: river
NE4108/NE4107: river
NE4107/NE4207: river
NE4106/NE4105: river
NE4106/NE4205: river
NW4210/NW4209: river
NW4209/NW4309: river
NW4208/NW4207: river
NW4208/NW4308: river
NW4208/NW4309: river
NW4207/NW4206: river
NW4206/NW4306: river
NW4206/NW4307: river
NW4205/NW4306: river
NE4232/NE4231: river
NE4231/NE4332: river
NE4230/NE4229: river
NE4229/NE4329: river
NE4229/NE4330: river
NE4228/NE4227: river
NE4228/NE4328: river
NE4228/NE4329: river
NE4227/NE4226: river
NE4226/NE4326: river
NE4226/NE4327: river
NE4225/NE4325: river
NE4225/NE4326: river
NE4224/NE4324: river
NE4224/NE4325: river
NE4223/NE4323: river
NE4223/NE4324: river
NE4222/NE4323: river
NE4219/NE4218: river
NE4218/NE4318: river
NE4218/NE4319: river
NE4217/NE4318: river
NE4207/NE4206: river
NE4207/NE4307: river
NE4206/NE4205: river
NE4206/NE4306: river
NE4206/NE4307: river
NW4310/NW4309: river
NW4310/NW4409: river
NW4306/NW4305: river
NW4305/NW4404: river
NW4305/NW4405: river
NW4304/NW4404: river
NE4332/NE4331: river
NE4332/NE4431: river
NE4323/NE4322: river
NE4322/NE4422: river
NE4318/NE4317: river
NE4317/NE4416: river
NE4317/NE4417: river
NE4316/NE4415: river
NE4316/NE4416: river
NE4315/NE4414: river
NE4315/NE4415: river
NE4314/NE4413: river
NE4314/NE4414: river
NE4313/NE4412: river
NE4313/NE4413: river
NE4312/NE4411: river
NE4312/NE4412: river
NE4311/NE4411: river
NE4308/NE4307: river
NE4308/NE4407: river
NW4417/NW4416: lake
NW4409/NW4510: river
NW4404/NW4403: river
NW4404/NW4504: river
NE4432/NE4431: river
NE4432/NE4532: river
NE4422/NE4421: river
NE4421/NE4521: river
NE4421/NE4522: river
NE4420/NE4520: river
NE4420/NE4521: river
NE4419/NE4520: river
NE4417/NE4517: river
NE4416/NE4415: river
NE4416/NE4516: river
NE4416/NE4517: river
NE4411/NE4410: river
NE4410/NE4511: river
NE4409/NE4509: river
NE4408/NE4407: river
NE4408/NE4508: river
NE4408/NE4509: river
NW4523/NW4522: sea
NW4520/NW4519: lake
NW4516/NW4615: river
NW4516/NW4616: lake
NW4515/NW4615: river
NW4510/NW4509: river
NW4510/NW4609: river
NW4505/NW4504: river
NE4533/NE4532: river
NE4532/NE4632: river
NE4521/NE4520: river
NE4521/NE4620: river
NE4520/NE4519: river
NE4519/NE4618: river
NE4519/NE4619: river
NE4518/NE4517: river
NE4518/NE4617: river
NE4518/NE4618: river
NE4517/NE4516: river
NE4516/NE4616: river
NE4511/NE4510: river
NE4510/NE4509: river
NE4510/NE4609: river
NE4510/NE4610: river
NW4615/NW4614: river
NW4615/NW4715: river
NW4610/NW4609: river
NW4609/NW4710: river
NE4632/NE4631: river
NE4632/NE4732: river
NE4621/NE4620: river
NE4621/NE4721: river
NE4616/NE4615: river
NE4615/NE4716: river
NE4610/NE4609: river
NE4610/NE4710: river
NW4716/NW4715: river
NW4715/NW4815: river
NW4711/NW4810: river
NW4710/NW4709: river
NW4710/NW4809: river
NW4710/NW4810: river
NW4702/NW4801: river
NW4701/NE4834: river
NW4701/NW4801: river
NE4734/NE4833: river
NE4734/NE4834: river
NE4733/NE4732: river
NE4733/NE4832: river
NE4733/NE4833: river
NE4723/NE4822: river
NE4722/NE4721: river
NE4722/NE4821: river
NE4722/NE4822: river
NE4716/NE4715: river
NE4715/NE4815: river
NE4711/NE4710: river
NE4710/NE4810: river
NW4815/NW4814: river
NW4814/NW4915: river
NW4812/NW4912: river
NW4811/NW4810: river
NW4811/NW4911: river
NW4811/NW4912: river
NW4805/NW4906: river
NW4802/NW4801: river
NW4802/NW4902: river
NE4823/NE4822: river
NE4823/NE4923: river
NE4815/NE4814: river
NE4814/NE4915: river
NE4810/NE4809: river
NE4809/NE4910: river
NW4922/NW5022: river
NW4915/NW4914: river
NW4915/NW5014: river
NW4913/NW4912: river
NW4913/NW5012: river
NW4906/NW4905: river
NW4905/NW5005: river
NW4903/NW4902: river
NW4903/NW5002: river
NE4924/NE4923: river
NE4923/NE5023: river
NE4915/NE4914: river
NE4914/NE5014: river
NE4910/NE4909: river
NE4909/NE5009: river
NW5022/NW5021: river
NW5021/SW0122: river
NW5015/NW5014: river
NW5014/SW0115: river
NW5013/NW5012: river
NW5012/SW0113: river
NW5005/NW5004: river
NW5004/SW0104: river
NW5004/SW0105: river
NW5003/NW5002: river
NW5003/SW0103: river
NW5003/SW0104: river
NE5023/NE5022: river
NE5023/SE0123: river
NE5014/NE5013: river
NE5013/SE0114: river
NE5009/NE5008: river
NE5008/SE0109: river
SW0122/SW0121: river
SW0121/SW0220: river
SW0121/SW0221: river
SW0120/SW0220: river
SW0113/SW0112: river
SW0112/SW0212: river
SE0124/SE0123: river
SE0123/SE0223: river
SE0115/SE0214: river
SE0114/SE0113: river
SE0114/SE0213: river
SE0114/SE0214: river
SE0109/SE0108: river
SE0108/SE0207: river
SE0108/SE0208: river
SE0107/SE0206: river
SE0107/SE0207: river
SE0106/SE0206: river
SW0220/SW0219: river
SW0220/SW0320: river
SW0212/SW0211: river
SW0211/SW0311: river
SW0211/SW0312: river
SW0209/SW0309: river
SE0224/SE0324: river
SE0223/SE0222: river
SE0223/SE0323: river
SE0223/SE0324: river
SE0215/SE0214: river
SE0214/SE0315: river
SE0208/SE0308: river
SE0207/SE0307: river
SE0207/SE0308: river
SE0206/SE0205: river
SE0206/SE0306: river
SE0206/SE0307: river
SW0321/SW0320: river
SW0320/SW0419: river
SW0320/SW0420: river
SW0319/SW0418: river
SW0319/SW0419: river
SW0318/SW0417: river
SW0318/SW0418: river
SW0317/SW0416: river
SW0317/SW0417: river
SW0316/SW0416: river
SW0310/SW0309: river
SW0309/SW0409: river
SE0329/SE0428: river
SE0328/SE0427: river
SE0328/SE0428: river
SE0327/SE0426: river
SE0327/SE0427: river
SE0326/SE0426: river
SE0325/SE0324: river
SE0324/SE0424: river
SE0315/SE0314: river
SE0315/SE0414: river
SE0309/SE0308: river
SE0308/SE0408: river
SW0416/SW0415: river
SW0415/SW0515: river
SW0415/SW0516: river
SW0414/SW0515: river
SW0410/SW0510: river
SW0409/SW0408: river
SW0409/SW0509: river
SW0409/SW0510: river
SW0405/SW0404: river
SW0404/SW0505: river
SE0431/SE0531: river
SE0430/SE0530: river
SE0430/SE0531: river
SE0429/SE0428: river
SE0429/SE0529: river
SE0429/SE0530: river
SE0426/SE0425: river
SE0425/SE0525: river
SE0425/SE0526: river
SE0424/SE0423: river
SE0424/SE0524: river
SE0424/SE0525: river
SE0415/SE0414: river
SE0415/SE0515: river
SE0408/SE0407: river
SE0408/SE0508: river
SW0515/SW0514: river
SW0514/SW0613: river
SW0514/SW0614: river
SW0513/SW0612: river
SW0513/SW0613: river
SW0512/SW0611: river
SW0512/SW0612: river
SW0511/SW0510: river
SW0511/SW0610: river
SW0511/SW0611: river
SW0506/SW0605: river
SW0505/SW0504: river
SW0505/SW0604: river
SW0505/SW0605: river
SE0532/SE0531: river
SE0532/SE0631: river
SE0516/SE0515: river
SE0515/SE0615: river
SE0514/SE0613: river
SE0509/SE0508: river
SE0509/SE0608: river
SW0607/SW0707: river
SW0606/SW0605: river
SW0606/SW0706: river
SW0606/SW0707: river
SE0632/SE0631: river
SE0632/SE0732: river
SE0615/SE0614: river
SE0614/SE0613: river
SE0614/SE0714: river
SE0614/SE0715: river
SE0609/SE0608: river
SE0608/SE0709: river
SW0727/SW0826: river
SW0727/SW0827: river
SW0726/SW0825: river
SW0726/SW0826: river
SW0725/SW0824: river
SW0725/SW0825: river
SW0724/SW0824: river
SW0715/SW0814: river
SW0709/SW0808: river
SW0708/SW0707: river
SW0708/SW0807: river
SW0708/SW0808: river
SE0733/SE0732: river
SE0733/SE0832: river
SE0728/SE0828: river
SE0716/SE0815: river
SE0709/SE0708: river
SE0709/SE0808: river
SW0824/SW0823: river
SW0823/SW0924: river
SW0815/SW0814: river
SW0814/SW0915: river
SW0810/SW0910: river
SW0809/SW0808: river
SW0809/SW0909: river
SW0809/SW0910: river
SW0806/SW0906: river
SW0804/SW0905: river
SE0833/SE0832: river
SE0832/SE0933: river
SE0828/SE0827: river
SE0827/SE0927: river
SE0827/SE0928: river
SE0826/SE0927: river
SE0816/SE0815: river
SE0816/SE0916: river
SE0813/SE0913: river
SE0812/SE0913: river
SE0809/SE0808: river
SE0809/SE0909: river
SW0924/SW0923: river
SW0923/SW1023: river
SW0915/SW0914: river
SW0914/SW1014: river
SW0911/SW0910: river
SW0911/SW1010: river
SW0907/SW0906: river
SW0907/SW1006: river
SW0905/SW0904: river
SW0904/SW1004: river
SE0933/SE0932: river
SE0932/SE1032: river
SE0927/SE0926: river
SE0926/SE1026: river
SE0924/SE0923: river
SE0923/SE1023: river
SE0917/SE0916: river
SE0917/SE1016: river
SE0914/SE0913: river
SE0914/SE1013: river
SE0911/SE1010: river
SE0910/SE0909: river
SE0910/SE1009: river
SE0910/SE1010: river
SW1032/SW1132: river
SW1023/SW1022: river
SW1022/SW1123: river
SW1014/SW1013: river
SW1013/SW1113: river
SW1013/SW1114: river
SW1012/SW1113: river
SW1011/SW1010: river
SW1010/SW1111: river
SW1007/SW1006: river
SW1007/SW1107: river
SW1004/SW1003: river
SW1003/SW1104: river
SE1032/SE1031: river
SE1032/SE1132: river
SE1026/SE1025: river
SE1026/SE1126: river
SE1024/SE1124: river
SE1023/SE1022: river
SE1023/SE1123: river
SE1023/SE1124: river
SE1017/SE1016: river
SE1017/SE1117: river
SE1014/SE1013: river
SE1013/SE1114: river
SE1011/SE1010: river
SE1011/SE1111: river
SW1133/SW1132: river
SW1133/SW1232: river
SW1123/SW1122: river
SW1123/SW1222: river
SW1113/SW1112: river
SW1113/SW1212: river
SW1111/SW1110: river
SW1110/SW1210: river
SW1108/SW1107: river
SW1108/SW1207: river
SW1104/SW1103: river
SW1103/SW1202: river
SW1103/SW1203: river
SW1102/SW1202: river
SE1133/SE1132: river
SE1133/SE1232: river
SE1127/SE1126: river
SE1127/SE1226: river
SE1125/SE1124: river
SE1125/SE1224: river
SE1118/SE1117: river
SE1117/SE1217: river
SE1114/SE1113: river
SE1114/SE1213: river
SE1112/SE1111: river
SE1112/SE1211: river
SW1233/SW1232: river
SW1232/SW1333: river
SW1223/SW1222: river
SW1222/SW1323: river
SW1219/SW1319: river
SW1218/SW1318: river
SW1218/SW1319: river
SW1217/SW1318: river
SW1213/SW1212: river
SW1212/SW1313: river
SW1210/SW1209: river
SW1209/SW1310: river
SW1208/SW1207: river
SW1208/SW1308: river
SW1202/SW1201: river
SW1202/SW1302: river
SE1233/SE1232: river
SE1232/SE1333: river
SE1227/SE1226: river
SE1226/SE1327: river
SE1225/SE1224: river
SE1225/SE1325: river
SE1217/SE1216: river
SE1217/SE1317: river
SE1214/SE1213: river
SE1213/SE1314: river
SE1212/SE1211: river
SE1211/SE1312: river
SW1333/SW1332: river
SW1333/SW1432: river
SW1323/SW1322: river
SW1322/SW1421: river
SW1322/SW1422: river
SW1321/SW1420: river
SW1321/SW1421: river
SW1320/SW1319: river
SW1320/SW1419: river
SW1320/SW1420: river
SW1313/SW1312: river
SW1312/SW1411: river
SW1312/SW1412: river
SW1311/SW1411: river
SW1310/SW1309: river
SW1310/SW1409: river
SW1309/SW1308: river
SW1309/SW1408: river
SW1303/SW1302: river
SW1302/SW1402: river
SE1333/SE1332: river
SE1332/SE1432: river
SE1327/SE1326: river
SE1326/SE1325: river
SE1326/SE1426: river
SE1325/SE1425: river
SE1318/SE1317: river
SE1318/SE1417: river
SE1314/SE1313: river
SE1313/SE1413: river
SE1312/SE1311: river
SE1311/SE1411: river
SW1433/SW1432: river
SW1433/SW1533: river
SW1426/SW1526: river
SW1425/SW1525: river
SW1425/SW1526: river
SW1424/SW1525: river
SW1411/SW1410: river
SW1410/SW1409: river
SW1410/SW1511: river
SW1409/SW1408: river
SW1409/SW1510: river
SW1408/SW1509: river
SW1402/SW1401: river
SW1402/SW1502: river
SE1426/SE1425: river
SE1425/SE1424: river
SE1425/SE1526: river
SE1424/SE1525: river
SE1418/SE1417: river
SE1418/SE1518: river
SE1413/SE1412: river
SE1413/SE1513: river
SE1411/SE1410: river
SE1411/SE1511: river
SW1534/SW1533: river
SW1533/SW1633: river
SW1529/SW1628: river
SW1528/SW1627: river
SW1528/SW1628: river
SW1527/SW1526: river
SW1527/SW1626: river
SW1527/SW1627: river
SW1525/SW1524: river
SW1524/SW1623: river
SW1524/SW1624: river
SW1523/SW1622: river
SW1523/SW1623: river
SW1511/SW1510: river
SW1510/SW1509: river
SW1510/SW1609: river
SW1510/SW1610: river
SW1509/SW1508: river
SW1509/SW1608: river
SW1503/SW1502: river
SW1503/SW1602: river
SE1526/SE1525: river
SE1525/SE1524: river
SE1525/SE1624: river
SE1525/SE1625: river
SE1519/SE1518: river
SE1519/SE1618: river
SE1514/SE1513: river
SE1514/SE1613: river
SE1512/SE1511: river
SE1511/SE1611: river
SW1633/SW1632: river
SW1632/SW1732: river
SW1632/SW1733: river
SW1631/SW1732: river
SW1629/SW1628: river
SW1628/SW1728: river
SW1628/SW1729: river
SW1627/SW1727: river
SW1627/SW1728: river
SW1626/SW1726: river
SW1626/SW1727: river
SW1625/SW1726: river
SW1610/SW1609: river
SW1609/SW1608: river
SW1609/SW1710: river
SW1608/SW1709: river
SW1603/SW1602: river
SW1603/SW1703: river
SE1625/SE1624: river
SE1624/SE1725: river
SE1619/SE1618: river
SE1619/SE1719: river
SE1614/SE1613: river
SE1614/SE1714: river
SE1611/SE1610: river
SE1611/SE1711: river
SW1732/SW1731: river
SW1731/SW1830: river
SW1731/SW1831: river
SW1730/SW1829: river
SW1730/SW1830: river
SW1729/SW1728: river
SW1729/SW1828: river
SW1729/SW1829: river
SW1728/SW1828: river
SW1726/SW1725: river
SW1725/SW1825: river
SW1713/SW1812: river
SW1712/SW1811: river
SW1712/SW1812: river
SW1711/SW1811: river
SW1710/SW1709: river
SW1709/SW1708: river
SW1709/SW1808: river
SW1709/SW1809: river
SW1704/SW1703: river
SW1704/SW1803: river
SE1734/SE1833: river
SE1733/SE1832: river
SE1733/SE1833: river
SE1732/SE1831: river
SE1732/SE1832: river
SE1731/SE1830: river
SE1731/SE1831: river
SE1730/SE1829: river
SE1730/SE1830: river
SE1729/SE1728: river
SE1729/SE1829: river
SE1728/SE1828: river
SE1725/SE1724: river
SE1724/SE1824: river
SE1720/SE1719: river
SE1719/SE1819: river
SE1715/SE1714: river
SE1715/SE1814: river
SE1712/SE1711: river
SE1711/SE1811: river
SW1828/SW1827: river
SW1828/SW1928: river
SW1825/SW1824: river
SW1824/SW1924: river
SW1824/SW1925: river
SW1823/SW1924: river
SW1817/SW1917: river
SW1816/SW1916: river
SW1816/SW1917: river
SW1815/SW1915: river
SW1815/SW1916: river
SW1814/SW1914: river
SW1814/SW1915: river
SW1813/SW1812: river
SW1813/SW1913: river
SW1813/SW1914: river
SW1811/SW1810: river
SW1810/SW1911: river
SW1809/SW1808: river
SW1808/SW1909: river
SW1804/SW1803: river
SW1804/SW1904: river
SE1834/SE1833: river
SE1834/SE1934: river
SE1831/SE1931: river
SE1830/SE1931: river
SE1829/SE1828: river
SE1828/SE1827: river
SE1827/SE1928: river
SE1824/SE1823: river
SE1823/SE1923: river
SE1823/SE1924: river
SE1822/SE1923: river
SE1819/SE1818: river
SE1818/SE1918: river
SE1818/SE1919: river
SE1817/SE1918: river
SE1815/SE1814: river
SE1815/SE1915: river
SE1811/SE1810: river
SE1811/SE1911: river
SW1929/SW1928: river
SW1928/SW2028: river
SW1924/SW1923: river
SW1923/SW2023: river
SW1920/SW2019: river
SW1919/SW2018: river
SW1919/SW2019: river
SW1918/SW1917: river
SW1918/SW2017: river
SW1918/SW2018: river
SW1911/SW1910: river
SW1910/SW2010: river
SW1909/SW1908: river
SW1909/SW2008: river
SW1907/SW2006: river
SW1906/SW2005: river
SW1906/SW2006: river
SW1905/SW1904: river
SW1905/SW2004: river
SW1905/SW2005: river
SW1904/SW2003: river
SW1904/SW2004: river
SW1903/SW2002: river
SW1903/SW2003: river
SW1902/SW2001: river
SW1902/SW2002: river
SW1901/SE1934: river
SW1901/SE2034: river
SW1901/SW2001: river
SE1933/SE2032: river
SE1932/SE1931: river
SE1932/SE2031: river
SE1932/SE2032: river
SE1931/SE1930: river
SE1928/SE1927: river
SE1927/SE2027: river
SE1923/SE1922: river
SE1922/SE2022: river
SE1918/SE1917: river
SE1917/SE2017: river
SE1916/SE1915: river
SE1916/SE2015: river
SE1912/SE1911: river
SE1911/SE2011: river
SW2028/SW2027: river
SW2027/SW2128: river
SW2023/SW2022: river
SW2023/SW2123: river
SW2020/SW2019: river
SW2020/SW2120: river
SW2010/SW2009: river
SW2009/SW2008: river
SW2009/SW2110: river
SW2008/SW2109: river
SW2007/SW2006: river
SW2007/SW2107: river
SE2033/SE2032: river
SE2033/SE2133: river
SE2030/SE2029: river
SE2030/SE2130: river
SE2027/SE2026: river
SE2026/SE2127: river
SE2022/SE2021: river
SE2021/SE2121: river
SE2021/SE2122: river
SE2020/SE2121: river
SE2017/SE2016: river
SE2017/SE2117: river
SE2016/SE2015: river
SE2016/SE2116: river
SE2011/SE2010: river
SE2011/SE2111: river
SE2005/SE2106: lake
SW2128/SW2127: river
SW2127/SW2227: river
SW2124/SW2123: river
SW2123/SW2223: river
SW2121/SW2120: river
SW2110/SW2109: river
SW2109/SW2108: river
SW2109/SW2208: river
SW2109/SW2209: river
SW2108/SW2107: river
SW2108/SW2207: river
SE2134/SE2133: river
SE2134/SE2233: river
SE2132/SE2231: river
SE2131/SE2130: river
SE2131/SE2230: river
SE2131/SE2231: river
SE2130/SE2129: river
SE2129/SE2229: river
SE2127/SE2126: river
SE2126/SE2226: river
SE2121/SE2120: river
SE2120/SE2219: river
SE2120/SE2220: river
SE2119/SE2218: river
SE2119/SE2219: river
SE2118/SE2117: river
SE2118/SE2217: river
SE2118/SE2218: river
SE2117/SE2116: river
SE2117/SE2216: river
SE2117/SE2217: river
SE2116/SE2215: river
SE2116/SE2216: river
SE2115/SE2214: river
SE2115/SE2215: river
SE2114/SE2213: river
SE2114/SE2214: river
SE2113/SE2213: river
SE2112/SE2111: river
SE2111/SE2211: river
SW2227/SW2226: river
SW2226/SW2327: river
SW2223/SW2222: river
SW2222/SW2323: river
SW2209/SW2208: river
SW2208/SW2207: river
SW2208/SW2309: river
SW2207/SW2308: river
SE2234/SE2233: river
SE2234/SE2334: river
SE2232/SE2231: river
SE2232/SE2332: river
SE2229/SE2228: river
SE2228/SE2329: river
SE2226/SE2225: river
SE2226/SE2326: river
SE2213/SE2212: river
SE2213/SE2313: river
SE2211/SE2210: river
SE2211/SE2311: river
SE2209/SE2309: river
SE2208/SE2309: river
SW2327/SW2326: river
SW2327/SW2426: river
SW2323/SW2322: river
SW2322/SW2422: river
SW2309/SW2308: river
SW2308/SW2307: river
SW2308/SW2407: river
SW2308/SW2408: river
SW2301/SE2334: river
SW2301/SE2434: river
SE2333/SE2332: river
SE2332/SE2432: river
SE2329/SE2328: river
SE2329/SE2428: river
SE2327/SE2326: river
SE2327/SE2426: river
SE2314/SE2313: river
SE2314/SE2413: river
SE2312/SE2311: river
SE2311/SE2410: river
SE2311/SE2411: river
SE2310/SE2309: river
SE2310/SE2409: river
SE2310/SE2410: river
SE2309/SE2308: river
SE2308/SE2407: river
SE2308/SE2408: river
SE2307/SE2407: river
SW2427/SW2426: river
SW2427/SW2527: river
SW2426/SW2526: river
SW2426/SW2527: river
SW2425/SW2526: river
SW2422/SW2421: river
SW2421/SW2522: river
SW2408/SW2407: river
SW2407/SW2508: river
SW2401/SE2434: river
SE2434/SW2501: river
SE2432/SE2431: river
SE2432/SE2532: river
SE2429/SE2428: river
SE2428/SE2529: river
SE2427/SE2426: river
SE2426/SE2527: river
SE2414/SE2413: river
SE2414/SE2514: river
SE2407/SE2406: river
SE2406/SE2506: river
SE2406/SE2507: river
SE2405/SE2506: river
SW2529/SW2628: river
SW2528/SW2527: river
SW2528/SW2627: river
SW2528/SW2628: river
SW2526/SW2525: river
SW2525/SW2625: river
SW2522/SW2521: river
SW2521/SW2621: river
SW2508/SW2507: river
SW2507/SW2606: river
SW2507/SW2607: river
SW2506/SW2606: river
SW2501/SE2534: river
SW2501/SE2634: river
SE2533/SE2532: river
SE2533/SE2632: river
SE2529/SE2528: river
SE2528/SE2627: river
SE2528/SE2628: river
SE2527/SE2526: river
SE2527/SE2626: river
SE2527/SE2627: river
SE2515/SE2514: river
SE2514/SE2614: river
SE2506/SE2505: river
SE2505/SE2604: river
SE2505/SE2605: river
SE2504/SE2604: river
SW2630/SW2730: river
SW2629/SW2628: river
SW2629/SW2729: river
SW2629/SW2730: river
SW2625/SW2624: river
SW2624/SW2725: river
SW2621/SW2620: river
SW2620/SW2721: river
SW2606/SW2605: river
SW2605/SW2705: river
SW2605/SW2706: river
SW2604/SW2705: river
SW2601/SE2634: river
SE2634/SW2701: river
SE2633/SE2632: river
SE2633/SE2733: river
SE2627/SE2626: river
SE2626/SE2726: river
SE2626/SE2727: river
SE2625/SE2725: river
SE2625/SE2726: river
SE2624/SE2724: river
SE2624/SE2725: river
SE2623/SE2724: river
SE2614/SE2613: river
SE2614/SE2714: river
SE2604/SE2603: river
SE2603/SE2703: river
SE2603/SE2704: river
SE2602/SE2703: river
SW2732/SW2831: river
SW2732/SW2832: river
SW2731/SW2730: river
SW2731/SW2830: river
SW2731/SW2831: river
SW2725/SW2724: river
SW2725/SW2824: river
SW2721/SW2720: river
SW2720/SW2820: river
SW2705/SW2704: river
SW2704/SW2803: river
SW2704/SW2804: river
SW2703/SW2802: river
SW2703/SW2803: river
SW2702/SW2802: river
SW2701/SE2734: river
SW2701/SE2834: river
SE2734/SE2733: river
SE2734/SE2833: river
SE2724/SE2723: river
SE2723/SE2822: river
SE2723/SE2823: river
SE2722/SE2821: river
SE2722/SE2822: river
SE2721/SE2820: river
SE2721/SE2821: river
SE2720/SE2819: river
SE2720/SE2820: river
SE2719/SE2819: river
SE2715/SE2714: river
SE2715/SE2814: river
SE2703/SE2702: river
SE2702/SE2802: river
SW2825/SW2824: river
SW2825/SW2925: river
SW2823/SW2923: river
SW2822/SW2922: river
SW2822/SW2923: river
SW2821/SW2922: river
SW2815/SW2915: river
SW2815/SW2916: river
SW2814/SW2914: river
SW2814/SW2915: river
SW2813/SW2913: river
SW2813/SW2914: river
SW2812/SW2913: river
SW2802/SW2801: river
SW2801/SE2834: river
SW2801/SW2901: river
SW2801/SW2902: river
SE2834/SE2833: river
SE2834/SE2934: river
SE2834/SW2901: river
SE2833/SE2934: river
SE2819/SE2818: river
SE2818/SE2919: river
SE2816/SE2916: river
SE2815/SE2814: river
SE2815/SE2915: river
SE2815/SE2916: river
SE2802/SE2801: river
SE2801/SE2902: river
SW2926/SW2925: river
SW2925/SW3025: river
SW2924/SW2923: river
SW2924/SW3023: river
SW2922/SW2921: river
SW2921/SW3021: river
SW2913/SW2912: river
SW2912/SW3012: river
SW2902/SW3002: river
SE2934/SE2933: river
SE2933/SE3032: river
SE2933/SE3033: river
SE2932/SE3031: river
SE2932/SE3032: river
SE2931/SE3031: river
SE2925/SE2924: river
SE2924/SE3024: river
SE2919/SE2918: river
SE2919/SE3018: river
SE2918/SE3017: river
SE2918/SE3018: river
SE2917/SE2916: river
SE2917/SE3016: river
SE2917/SE3017: river
SE2902/SE2901: river
SE2901/SE3001: river
SW3021/SW3020: river
SW3020/SW3120: river
SW3020/SW3121: river
SW3019/SW3120: river
SW3012/SW3011: river
SW3011/SW3111: river
SW3011/SW3112: river
SW3010/SW3111: river
SW3002/SW3001: river
SW3001/SW3102: river
SE3031/SE3030: river
SE3030/SE3131: river
SE3024/SE3023: river
SE3023/SE3123: river
SE3023/SE3124: river
SE3022/SE3123: river
SE3019/SE3018: river
SE3019/SE3119: river
SW3120/SW3119: river
SW3119/SW3218: river
SW3119/SW3219: river
SW3118/SW3218: river
SW3111/SW3110: river
SW3110/SW3209: river
SW3110/SW3210: river
SW3109/SW3209: river
SW3102/SW3101: river
SW3101/SW3201: river
SE3131/SE3130: river
SE3131/SE3230: river
SE3123/SE3122: river
SE3123/SE3222: river
SE3122/SE3221: river
SE3121/SE3220: river
SE3121/SE3221: river
SE3120/SE3119: river
SE3120/SE3219: river
SE3120/SE3220: river
SE3119/SE3218: river
SE3119/SE3219: river
SE3118/SE3217: river
SE3118/SE3218: river
SE3117/SE3216: river
SE3117/SE3217: river
SE3116/SE3216: river
SE3114/SE3213: river
SE3113/SE3213: river
SW3220/SW3320: river
SW3219/SW3319: river
SW3219/SW3320: river
SW3218/SW3217: river
SW3218/SW3319: river
SW3217/SW3317: river
SW3217/SW3318: river
SW3216/SW3316: river
SW3216/SW3317: river
SW3215/SW3315: river
SW3215/SW3316: river
SW3214/SW3314: river
SW3214/SW3315: river
SW3213/SW3313: river
SW3213/SW3314: river
SW3212/SW3313: river
SW3209/SW3208: river
SW3208/SW3308: river
SW3208/SW3309: river
SW3207/SW3307: river
SW3207/SW3308: river
SW3206/SW3307: river
SW3201/SE3234: river
SW3201/SW3301: river
SE3231/SE3230: river
SE3230/SE3331: river
SE3223/SE3222: river
SE3222/SE3221: sea
SE3222/SE3322: sea
SE3216/SE3215: river
SE3215/SE3315: river
SE3215/SE3316: river
SE3214/SE3213: river
SE3214/SE3314: river
SE3214/SE3315: river
SE3213/SE3212: river
SE3213/SE3314: lake
SE3212/SE3313: river
SW3321/SW3320: river
SW3319/SW3318: river
SW3318/SW3417: river
SW3318/SW3418: river
SW3317/SW3416: river
SW3317/SW3417: river
SW3316/SW3415: river
SW3316/SW3416: river
SW3315/SW3415: river
SW3313/SW3312: river
SW3312/SW3411: river
SW3312/SW3412: river
SW3311/SW3411: river
SW3307/SW3306: river
SW3306/SW3406: river
SW3302/SW3301: river
SW3301/SW3401: river
SE3333/SE3432: river
SE3332/SE3431: river
SE3332/SE3432: river
SE3331/SE3330: river
SE3331/SE3430: river
SE3331/SE3431: river
SE3313/SE3312: river
SE3312/SE3411: river
SE3312/SE3412: river
SE3311/SE3410: river
SE3311/SE3411: river
SE3310/SE3409: river
SE3310/SE3410: river
SW3428/SW3528: river
SW3427/SW3527: river
SW3427/SW3528: river
SW3426/SW3526: river
SW3426/SW3527: river
SW3425/SW3525: river
SW3425/SW3526: river
SW3424/SW3524: river
SW3424/SW3525: river
SW3423/SW3523: river
SW3423/SW3524: river
SW3422/SW3522: river
SW3422/SW3523: river
SW3421/SW3522: river
SW3418/SW3417: river
SW3417/SW3517: river
SW3417/SW3518: river
SW3416/SW3517: river
SW3415/SW3414: river
SW3414/SW3515: river
SW3411/SW3410: river
SW3410/SW3511: river
SW3406/SW3405: river
SW3405/SW3505: river
SW3405/SW3506: river
SW3404/SW3505: river
SW3401/SE3434: river
SE3434/SW3501: river
SE3433/SE3432: river
SE3433/SE3533: river
SW3534/SW3633: river
SW3533/SW3633: river
SW3529/SW3528: river
SW3529/SW3628: river
SW3517/SW3516: river
SW3516/SW3616: river
SW3515/SW3514: river
SW3514/SW3614: river
SW3511/SW3510: river
SW3510/SW3610: river
SW3505/SW3504: river
SW3504/SW3604: river
SW3501/SE3534: river
SW3501/SE3634: river
SE3534/SE3533: river
SE3534/SE3633: river
SW3633/SW3632: river
SW3632/SW3733: river
SW3629/SW3628: river
SW3629/SW3729: river
SW3616/SW3615: river
SW3615/SW3716: river
SW3614/SW3613: river
SW3613/SW3714: river
SW3610/SW3609: river
SW3609/SW3710: river
SW3604/SW3603: river
SW3603/SW3704: river
SW3601/SE3634: river
SW3601/SW3701: river
SE3634/SE3633: river
SE3634/SE3734: river
SE3622/SE3723: sea
SW3733/SW3732: river
SW3733/SW3832: river
SW3730/SW3729: river
SW3730/SW3829: river
SW3716/SW3715: river
SW3715/SW3815: river
SW3714/SW3713: river
SW3713/SW3813: river
SW3710/SW3709: river
SW3709/SW3809: river
SW3704/SW3703: river
SW3704/SW3803: river
SW3702/SW3701: river
SW3701/SE3734: river
SW3701/SE3834: river
SW3701/SW3801: river
SE3717/SE3816: river
SE3716/SE3816: river
SW3833/SW3832: river
SW3832/SW3933: river
SW3830/SW3829: river
SW3830/SW3930: river
SW3819/SW3919: river
SW3818/SW3919: river
SW3815/SW3814: river
SW3815/SW3915: river
SW3813/SW3812: river
SW3812/SW3913: river
SW3809/SW3808: river
SW3808/SW3909: river
SW3804/SW3803: river
SW3803/SW3903: river
SW3802/SW3902: river
SW3802/SW3903: river
SW3801/SE3834: river
SW3801/SW3901: river
SW3801/SW3902: river
SE3818/SE3918: river
SE3817/SE3816: river
SE3817/SE3917: river
SE3817/SE3918: river
SE3816/SE3815: river
SE3815/SE3915: river
SE3815/SE3916: river
SE3814/SE3915: river
SE3801/SE3901: river
SW3933/SW3932: river
SW3933/SW4032: river
SW3931/SW3930: river
SW3930/SW4030: river
SW3920/SW3919: river
SW3920/SW4019: river
SW3916/SW3915: river
SW3915/SW4015: river
SW3913/SW3912: river
SW3912/SW4012: river
SW3909/SW3908: river
SW3908/SW4007: river
SW3908/SW4008: river
SW3907/SW4006: river
SW3907/SW4007: river
SW3906/SW4006: river
SE3919/SE3918: river
SE3919/SE4018: river
SE3915/SE3914: river
SE3914/SE4013: river
SE3914/SE4014: river
SE3913/SE4013: river
SE3902/SE3901: river
SE3902/SE4001: river
SW4033/SW4032: river
SW4033/SW4133: river
SW4030/SW4029: river
SW4030/SW4130: river
SW4021/SW4121: river
SW4020/SW4019: river
SW4020/SW4120: river
SW4020/SW4121: river
SW4015/SW4014: river
SW4014/SW4115: river
SW4012/SW4011: river
SW4012/SW4112: river
SE4023/SE4123: river
SE4023/SE4124: river
SE4022/SE4122: river
SE4022/SE4123: river
SE4021/SE4121: river
SE4021/SE4122: river
SE4020/SE4120: river
SE4020/SE4121: river
SE4019/SE4018: river
SE4019/SE4119: river
SE4019/SE4120: river
SE4013/SE4012: river
SE4012/SE4113: river
SE4006/SE4106: river
SE4005/SE4105: river
SE4005/SE4106: river
SE4004/SE4104: river
SE4004/SE4105: river
SE4003/SE4103: river
SE4003/SE4104: river
SE4002/SE4001: river
SE4002/SE4102: river
SE4002/SE4103: river
SW4134/SW4133: river
SW4133/SW4233: river
SW4131/SW4130: river
SW4131/SW4230: river
SW4130/SW4229: river
SW4130/SW4230: river
SW4129/SW4228: river
SW4129/SW4229: river
SW4128/SW4227: river
SW4128/SW4228: river
SW4127/SW4227: river
SW4122/SW4121: river
SW4122/SW4221: river
SW4118/SW4117: river
SW4117/SW4217: river
SW4115/SW4114: river
SW4114/SW4214: river
SW4113/SW4112: river
SW4112/SW4212: river
SE4126/SE4125: sea
SE4113/SE4112: river
SE4113/SE4212: river
SE4107/SE4106: river
SE4107/SE4206: river
SW4233/SW4232: river
SW4233/SW4333: river
SW4231/SW4230: river
SW4230/SW4331: river
SW4227/SW4226: river
SW4226/SW4326: river
SW4226/SW4327: river
SW4225/SW4325: river
SW4225/SW4326: river
SW4224/SW4324: river
SW4224/SW4325: river
SW4223/SW4323: river
SW4223/SW4324: river
SW4222/SW4221: river
SW4222/SW4322: river
SW4222/SW4323: river
SW4219/SW4319: river
SW4218/SW4318: river
SW4218/SW4319: river
SW4217/SW4216: river
SW4217/SW4317: river
SW4217/SW4318: river
SW4214/SW4213: river
SW4213/SW4314: river
SW4212/SW4211: river
SW4211/SW4312: river
SE4213/SE4212: river
SE4212/SE4313: river
SE4207/SE4206: river
SE4206/SE4306: river
SE4206/SE4307: river
SE4205/SE4306: river
SW4334/SW4333: river
SW4333/SW4433: river
SW4331/SW4330: river
SW4330/SW4430: river
SW4321/SW4420: river
SW4320/SW4319: river
SW4320/SW4419: river
SW4320/SW4420: river
SW4314/SW4313: river
SW4313/SW4412: river
SW4313/SW4413: river
SW4312/SW4311: river
SW4312/SW4412: river
SW4311/SW4411: river
SW4310/SW4409: river
SW4309/SW4408: river
SW4309/SW4409: river
SE4313/SE4312: river
SE4306/SE4305: river
SE4305/SE4405: river
SW4433/SW4432: river
SW4432/SW4533: river
SW4430/SW4429: river
SW4429/SW4530: river
SW4421/SW4420: river
SW4420/SW4521: river
SW4412/SW4411: river
SW4411/SW4410: river
SW4411/SW4511: river
SW4411/SW4512: river
SW4410/SW4409: river
SW4410/SW4510: river
SW4410/SW4511: river
SE4405/SE4404: river
SW4533/SW4532: river
SW4532/SW4631: river
SW4532/SW4632: river
SW4531/SW4630: river
SW4531/SW4631: river
SW4530/SW4529: river
SW4530/SW4629: river
SW4530/SW4630: river
SW4521/SW4520: river
SW4521/SW4620: river
SW4512/SW4511: river
SW4512/SW4611: river
SW4633/SW4733: river
SW4633/SW4734: river
SW4632/SW4732: river
SW4632/SW4733: river
SW4631/SW4732: river
SW4630/SW4629: river
SW4629/SW4730: river
SW4621/SW4620: river
SW4620/SW4721: river
SW4612/SW4611: river
SW4611/SW4712: river
SW4732/SW4731: river
SW4731/SW4830: river
SW4731/SW4831: river
SW4730/SW4729: river
SW4730/SW4829: river
SW4730/SW4830: river
SW4729/SW4828: river
SW4729/SW4829: river
SW4728/SW4827: river
SW4728/SW4828: river
SW4727/SW4826: river
SW4727/SW4827: river
SW4726/SW4825: river
SW4726/SW4826: river
SW4725/SW4825: river
SW4721/SW4720: river
SW4720/SW4820: river
SW4712/SW4711: river
SW4712/SW4811: river
SE4707/SE4806: river
SE4706/SE4805: river
SE4706/SE4806: river
SE4705/SE4804: river
SE4705/SE4805: river
SE4704/SE4804: river
SW4825/SW4824: river
SW4824/SW4925: river
SW4820/SW4819: river
SW4820/SW4920: river
SW4814/SW4914: river
SW4813/SW4913: river
SW4813/SW4914: river
SW4812/SW4811: river
SW4812/SW4912: river
SW4812/SW4913: river
SE4807/SE4806: river
SE4807/SE4907: river
SE4804/SE4803: river
SE4803/SE4903: river
SE4803/SE4904: river
SE4802/SE4903: river
SW4925/SW4924: river
SW4924/SW5024: river
SW4921/SW4920: river
SW4920/SW5019: river
SW4920/SW5020: river
SW4919/SW5019: river
SW4916/SW5015: river
SW4915/SW4914: river
SW4915/SW5014: river
SW4915/SW5015: river
SE4908/SE4907: river
SE4903/SE4902: river
SE4902/SE5001: river
SE4902/SE5002: river
SE4901/SE5001: river
SW5024/SW5023: river
SW5023/SW5123: river
SW5023/SW5124: river
SW5022/SW5122: river
SW5022/SW5123: river
SW5021/SW5121: river
SW5021/SW5122: river
SW5020/SW5120: river
SW5020/SW5121: river
SW5019/SW5018: river
SW5019/SW5119: river
SW5019/SW5120: river
SW5018/SW5118: river
SW5018/SW5119: river
SW5017/SW5117: river
SW5017/SW5118: river
SW5016/SW5015: river
SW5016/SW5116: river
SW5016/SW5117: river

[links]
rail: NW0212 - NW0313 - NW0412 - NW0512 - NW0612 - NW0712 - NW0812 - NW0913 - NW1012 - NW1112 - NW1211
rail: NW1211 - NW1311 - NW1410 - NW1510 - NW1609 - NW1709 - NW1808 - NW1908
rail: NW1219 - NW1220 - NW1221 - NW1322 - NW1422 - NW1523
rail: NW1524 - NW1523
rail: NW1523 - NW1622 - NW1722 - NW1821 - NW1922
rail: NE1633 - NE1734 - NE1833 - NE1934 - NE2033
rail: NW1922 - NW1921 - NW2020 - NW2019 - NW2018 - NW2118
rail: NW1922 - NW2022 - NW2123 - NW2222 - NW2323
rail: NW1908 - NW2007 - NW2006 - NW2005 - NW2105 - NW2104 - NW2103 - NW2002 - NW2001 - NE2034 - NE2033
rail: NW1908 - NW2008 - NW2108 - NW2208 - NW2308 - NW2407 - NW2508 - NW2607 - NW2707 - NW2807 - NW2907
rail: NE2033 - NE2133 - NE2232 - NE2333 - NE2432 - NE2532 - NE2632 - NE2732 - NE2831 - NE2931 - NE3031
rail: NE3031 - NE3131 - NE3230 - NE3331 - NE3430 - NE3530 - NE3630 - NE3730
rail: NW2118 - NW2217 - NW2317 - NW2416 - NW2415 - NW2414 - NW2514 - NW2614 - NW2715 - NW2814
rail: NW2118 - NW2218 - NW2319 - NW2418
rail: NW2323 - NW2322 - NW2321 - NW2420 - NW2419 - NW2418
rail: NW2323 - NW2324 - NW2424 - NW2525 - NW2625 - NW2725 - NW2825
rail: NW2418 - NW2519 - NW2618 - NW2718 - NW2818 - NW2919
rail: NE2521 - NE2620 - NE2720 - NE2819 - NE2818 - NE2918 - NE2917 - NE3016 - NE3015 - NE3115 - NE3214
rail: NE3214 - NE3314
rail: NW2627 - NW2727 - NW2726 - NW2825
rail: NW2825 - NW2824 - NW2924 - NW2923 - NW3022
rail: NW2815 - NW2814
rail: NW2815 - NW2916 - NW3015 - NW3016 - NW3017 - NW2918
rail: NW2815 - NW2816 - NW2917 - NW2918
rail: NW2814 - NW2813 - NW2913
rail: NW2814 - NW2914 - NW3013
rail: NW2919 - NW2918
rail: NW2919 - NW3018 - NW3118 - NW3218 - NW3319 - NW3418 - NW3519
rail: NW2919 - NW2920 - NW2921 - NW3021 - NW3022
rail: NW2913 - NW2912 - NW2911 - NW2910 - NW2909 - NW2908 - NW2907
rail: NW2913 - NW3013
rail: NW2907 - NW3007 - NW3107 - NW3206 - NW3307 - NW3407 - NW3508 - NW3608 - NW3709
rail: NE2902 - NE2801 - E
rail: NE2902 - NE3001 - E
rail: NE2902 - NE3002 - NE3003 - NE3004 - NE3105 - NE3106 - NE3206 - NE3207 - NE3208 - NE3209 - NE3210
rail: NE3210 - NE3311 - NE3312 - NE3313 - NE3314
rail: NW3022 - NW3123 - NW3223 - NW3324
rail: NW3013 - NW3113 - NW3213 - NW3314
rail: NW3327 - NW3426 - NW3326 - NW3325 - NW3324
rail: NW3324 - NW3423
rail: NW3314 - NW3413 - NW3513 - NW3612 - NW3712 - NW3812
rail: NW3314 - NW3414 - NW3415
rail: NE3314 - NE3414 - NE3515 - NE3516 - NE3616
rail: NW3423 - NW3422 - NW3522
rail: NW3423 - NW3424 - NW3525 - NW3625 - NW3726
rail: NW3416 - NW3415
rail: NW3416 - NW3516
rail: NW3416 - NW3417 - NW3518 - NW3519
rail: NW3415 - NW3516
rail: NW3522 - NW3521 - NW3520 - NW3519
rail: NW3522 - NW3622
rail: NW3519 - NW3618
rail: NW3516 - NW3515 - NW3614 - NW3613 - NW3713 - NW3812
rail: NW3622 - NW3722 - NW3723
rail: NW3622 - NW3723
rail: NE3616 - NE3717 - NE3817 - NE3918 - NE4018 - NE4119 - NE4219 - NE4320 - NE4420 - NE4520 - NE4521
rail: NE4521 - NE4621 - NE4622 - NE4623 - NE4624 - NE4725
rail: NE3616 - NE3617 - NE3618 - NE3619 - NE3720 - NE3721 - NE3821 - NE3822 - NE3823 - NE3824 - NE3925
rail: NE3925 - NE3926 - NE3927
rail: NW3727 - NW3726
rail: NW3726 - NW3725 - NW3824
rail: NW3723 - NW3823 - NW3824
rail: NW3709 - NW3808 - NW3807 - NW3806 - NW3805 - NW3804 - NW3803 - NW3802 - NW3801 - NE3834 - NE3833
rail: NE3833 - NE3832 - NE3732 - NE3731 - NE3730
rail: NW3709 - NW3710 - NW3810 - NW3811 - NW3812
rail: NE3730 - NE3829
rail: NW3824 - NW3925
rail: NW3812 - NW3912
rail: NW3812 - NW3913
rail: NE3829 - NE3828 - NE3827 - NE3927
rail: NE3829 - NE3929 - NE4028
rail: NW3913 - NW4012
rail: NW3913 - NW4013 - NW4014 - NW4015 - NW4016 - NW4117 - NW4118 - NW4119 - NW4120
rail: NW3912 - NW3911 - NW4010 - NW4110 - NW4109 - NW4208 - NW4207 - NW4307 - NW4306 - NW4405
rail: NW3912 - NW4011 - NW4111 - NW4210 - NW4310 - NW4409 - NW4510
rail: NW3912 - NW4012
rail: NE3927 - NE4027 - NE4028
rail: NW4012 - NW4112 - NW4211 - NW4312 - NW4412 - NW4512
rail: NW4012 - NW4113 - NW4212 - NW4313 - NW4413 - NW4514 - NW4515 - NW4615
rail: NE4028 - NE4129 - NE4229
rail: NW4122 - NW4121 - NW4120
rail: NW4120 - NW4219 - NW4319 - NW4418 - NW4519 - NW4618 - NW4719
rail: NE4229 - NE4329
rail: NE4229 - NE4230 - NE4231 - NE4232 - NE4233 - NE4334 - NW4301 - NW4302 - NW4402 - NW4403 - NW4404
rail: NW4404 - NW4405
rail: NE4329 - NE4328 - NE4427 - NE4426 - NE4526 - NE4625 - NE4725
rail: NE4329 - NE4429 - NE4529 - NE4629 - NE4730 - NE4830 - NE4931 - NE5031
rail: NW4405 - NW4505 - NW4504 - NW4603 - NW4602 - NW4702 - NW4801 - NE4834 - NE4934 - NE4933 - NE5032
rail: NW4405 - NW4506
rail: NW4512 - NW4511 - NW4510
rail: NW4512 - NW4612
rail: NW4510 - NW4509 - NW4508 - NW4507 - NW4506
rail: NW4506 - NW4606 - NW4607 - NW4708 - NW4709 - NW4809 - NW4810 - NW4911 - NW5011
rail: NW4615 - NW4614 - NW4613 - NW4612
rail: NW4615 - NW4715 - NW4815 - NW4916 - NW4917 - NW5017
rail: NW4615 - NW4616 - NW4717 - NW4718 - NW4719
rail: NW4612 - NW4713 - NW4813 - NW4913 - NW5013
rail: NW4719 - NW4720 - NW4820 - NW4921 - NW4922 - NW5022
rail: NE4725 - NE4726 - NE4826 - NE4927 - NE4928 - NE5028
rail: NW5022 - SW0122 - SW0121 - SW0120
rail: NW5022 - SW0123 - SW0223 - SW0324 - SW0424
rail: NW5017 - NW5016 - NW5015 - NW5014 - NW5013
rail: NW5017 - NW5018 - SW0119
rail: NW5013 - NW5012 - NW5011
rail: NW5013 - SW0113 - SW0212 - SW0312
rail: NW5011 - SW0111 - SW0110 - SW0109 - SW0108 - SW0107 - SW0106 - SW0105 - SW0104
rail: NE5032 - NE5031
rail: NE5032 - NE5033 - SE0134 - SW0101 - SW0102 - SW0103 - SW0104
rail: NE5031 - SE0131
rail: NE5028 - NE5027 - NE5026 - NE5025 - NE5024 - NE4924 - NE4923 - NE4922 - NE4921 - NE4920 - NE4819
rail: NE4819 - NE4818 - NE4817 - NE4717 - NE4716 - NE4615 - NE4614 - NE4514 - NE4513 - NE4412 - NE4411
rail: NE4411 - NE4311 - NE4210 - NE4209 - NE4109 - NE4008 - NE4007 - NE3907 - NE3806 - NE3805 - NE3705
rail: NE3705 - NE3704 - NE3703 - NE3702 - NE3601 - E
rail: NE5028 - NE5029 - SE0130 - SE0131
rail: SW0120 - SW0119
rail: SW0120 - SW0220 - SW0320
rail: SW0119 - SW0219 - SW0320
rail: SW0104 - SW0203 - SW0303 - SW0403 - SW0503
rail: SE0131 - SE0230
rail: SE0131 - SE0231 - SE0331 - SE0431 - SE0531 - SE0630 - SE0730
rail: SE0131 - SE0132 - SE0232
rail: SE0105 - NE5004 - NE5003 - NE4903 - NE4802 - NE4801 - NE4701 - E
rail: SE0105 - SE0104 - SE0103 - SE0102 - SE0101 - SE
rail: SE0105 - SE0205 - SE0306 - SE0307 - SE0308 - SE0309
rail: SW0228 - SW0227 - SW0327 - SW0326 - SW0425 - SW0424
rail: SE0232 - SE0333 - SE0433 - SE0533 - SE0633
rail: SE0232 - SE0233 - SE0334 - SW0301 - SW0302 - SW0402 - SW0503
rail: SE0230 - SE0229 - SE0329 - SE0328 - SE0427 - SE0426
rail: SE0230 - SE0330 - SE0429 - SE0529 - SE0629 - SE0729
rail: SE0212 - SE0112 - NE5011 - NE5010 - NE4910 - NE4909 - NE4908 - NE4807 - NE4707 - NE4706 - NE4605
rail: NE4605 - NE4604 - NE4504 - NE4503 - NE4402 - NE4401 - NE4301 - E
rail: SE0212 - SE0312 - SE0311 - SE0310 - SE0309
rail: SE0212 - SE0213 - SE0314 - SE0315 - SE0316
rail: SW0320 - SW0419 - SW0418 - SW0417 - SW0416 - SW0516 - SW0515 - SW0514 - SW0513
rail: SW0320 - SW0420
rail: SW0312 - SW0411 - SW0512 - SW0611
rail: SW0312 - SW0412 - SW0513
rail: SE0316 - SE0415 - SE0516 - SE0615
rail: SE0316 - SE0317 - SE0318 - SE0319 - SE0320 - SE0321 - SE0421 - SE0422 - SE0423 - SE0424 - SE0425
rail: SE0425 - SE0426
rail: SE0309 - SE0409 - SE0410 - SE0511 - SE0512 - SE0513 - SE0613 - SE0614 - SE0615
rail: SW0424 - SW0524
rail: SW0420 - SW0520 - SW0620 - SW0720 - SW0820
rail: SW0420 - SW0421 - SW0522 - SW0622 - SW0623
rail: SE0426 - SE0526 - SE0625 - SE0725
rail: SW0528 - SW0627 - SW0727 - SW0826
rail: SW0524 - SW0623
rail: SW0524 - SW0624 - SW0625 - SW0726 - SW0826
rail: SW0513 - SW0612 - SW0611
rail: SW0513 - SW0613 - SW0714 - SW0715 - SW0815 - SW0916 - SW1016
rail: SW0503 - SW0502 - SW0501 - SE0634 - SE0633
rail: SW0503 - SW0602 - SW0703 - SW0802 - SW0903
rail: SW0503 - SW0504 - SW0505 - SW0506 - SW0606 - SW0707
rail: SW0623 - SW0724
rail: SW0611 - SW0610 - SW0609 - SW0709 - SW0708
rail: SW0611 - SW0712 - SW0811 - SW0912 - SW1011
rail: SE0633 - SE0632 - SE0732 - SE0731 - SE0730
rail: SE0633 - SE0734 - SE0834
rail: SE0615 - SE0716 - SE0815 - SE0916 - SE1016
rail: SE0615 - SE0616 - SE0617 - SE0718 - SE0719 - SE0720 - SE0721 - SE0722 - SE0723 - SE0724 - SE0725
rail: SW0724 - SW0823 - SW0822 - SW0821 - SW0820
rail: SW0724 - SW0824 - SW0925 - SW1025 - SW1026
rail: SW0708 - SW0707
rail: SW0708 - SW0808 - SW0809 - SW0910 - SW0911 - SW1011
rail: SW0707 - SW0706 - SW0705 - SW0704 - SW0803 - SW0903
rail: SW0707 - SW0806 - SW0906 - SW1005
rail: SE0730 - SE0729
rail: SE0730 - SE0830 - SE0931
rail: SE0729 - SE0728 - SE0727 - SE0726 - SE0725
rail: SE0729 - SE0828 - SE0929
rail: SE0725 - SE0824 - SE0924 - SE1023
rail: SW0826 - SW0927 - SW1026
rail: SW0820 - SW0920
rail: SW0820 - SW0921 - SW1021 - SW1122 - SW1222 - SW1323 - SW1423 - SW1524
rail: SE0834 - SE0833 - SE0933 - SE0932 - SE1031
rail: SE0834 - SW0901 - SW0902
rail: SW0920 - SW0919 - SW0918 - SW1017
rail: SW0920 - SW1020 - SW1120 - SW1219
rail: SW0903 - SW0902
rail: SW0903 - SW1002
rail: SW0903 - SW0904 - SW1004
rail: SW0902 - SW1002
rail: SE0931 - SE0930 - SE0929
rail: SE0931 - SE1031
rail: SE0929 - SE1028 - SE1128 - SE1227
rail: SW1033 - SW1032
rail: SW1033 - SW1133
rail: SW1033 - W
rail: SW1032 - SW1132
rail: SW1032 - SW1133
rail: SW1029 - SW0929 - SW0928 - SW1027
rail: SW1029 - SW1129 - SW1229 - SW1329
rail: SW1029 - SW1030 - SW1131 - SW1132
rail: SW1027 - SW1026
rail: SW1027 - SW1128 - SW1228 - SW1329
rail: SW1026 - SW1126 - SW1225 - SW1326 - SW1325 - SW1424 - SW1524
rail: SW1017 - SW1016
rail: SW1017 - SW1118 - SW1119 - SW1219
rail: SW1016 - SW1116 - SW1115
rail: SW1011 - SW1010 - SW1009 - SW1109
rail: SW1011 - SW1111
rail: SW1011 - SW1012 - SW1013 - SW1014 - SW1115
rail: SW1005 - SW1004
rail: SW1005 - SW1106
rail: SW1004 - SW1104 - SW1103 - SW1202
rail: SW1002 - SW1102 - SW1202
rail: SE1031 - SE1132 - SE1232
rail: SE1023 - SE1022 - SE1021 - SE1020 - SE1019 - SE1018 - SE1017 - SE1016
rail: SE1023 - SE1124 - SE1224
rail: SE1016 - SE1015 - SE1115 - SE1114 - SE1113 - SE1112 - SE1111 - SE1110 - SE1209
rail: SE1016 - SE1117 - SE1216 - SE1317 - SE1417 - SE1518 - SE1519
rail: SW1133 - SW1132
rail: SW1133 - SW1233
rail: SW1115 - SW1214 - SW1314 - SW1313
rail: SW1115 - SW1215 - SW1216 - SW1317 - SW1417 - SW1518
rail: SW1111 - SW1110 - SW1109
rail: SW1111 - SW1210 - SW1310 - SW1409
rail: SW1111 - SW1211 - SW1312 - SW1313
rail: SW1109 - SW1108 - SW1107
rail: SW1107 - SW1106
rail: SW1107 - SW1206 - SW1306 - SW1405
rail: SW1107 - SW1207 - SW1307 - SW1407 - SW1408 - SW1409
rail: SW1106 - SW1105 - SW1204 - SW1203 - SW1202
rail: SW1233 - SW1333 - SW1433 - SW1534
rail: SW1233 - W
rail: SW1219 - SW1319 - SW1418 - SW1518
rail: SW1202 - SW1201 - SE1234 - SE1233 - SE1232
rail: SW1202 - SW1302 - SW1401
rail: SW1202 - SW1303 - SW1304 - SW1404
rail: SE1232 - SE1231 - SE1230 - SE1229 - SE1228 - SE1227
rail: SE1232 - SE1332 - SE1431 - SE1531 - SE1631 - SE1731
rail: SE1227 - SE1226 - SE1225 - SE1224
rail: SE1227 - SE1327 - SE1427 - SE1527
rail: SE1224 - SE1223 - SE1323 - SE1322 - SE1421 - SE1420 - SE1419 - SE1519
rail: SE1224 - SE1325 - SE1424 - SE1525
rail: SE1209 - SE1109 - SE1108 - SE1007 - SE1006 - SE1005 - SE0905 - SE0904 - SE0903 - SE0802 - SE0801 - E
rail: SE1209 - SE1309 - SE1408 - SE1508 - SE1608 - SE1708 - SE1807 - SE1907 - SE2006 - SE2107 - SE2206
rail: SE2206 - SE2306
rail: SW1329 - SW1429 - SW1530 - SW1629 - SW1729 - SW1828
rail: SW1329 - SW1330 - SW1331 - SW1431 - SW1432 - SW1533
rail: SW1313 - SW1412 - SW1411 - SW1410 - SW1409
rail: SW1409 - SW1509 - SW1609 - SW1709
rail: SW1409 - SW1510 - SW1610 - SW1711
rail: SW1405 - SW1404
rail: SW1405 - SW1506 - SW1507 - SW1607 - SW1608 - SW1709
rail: SW1404 - SW1504 - SW1603 - SW1703 - SW1802
rail: SW1401 - SW1501 - SE1634 - SE1734 - SE1733
rail: SW1401 - SW1502 - SW1602 - SW1702 - SW1802
rail: SW1534 - SW1533
rail: SW1534 - SW1633 - SW1734 - SW1833
rail: SW1534 - SW
rail: SW1533 - SW1632 - SW1732 - SW1831
rail: SW1524 - SW1523 - SW1522 - SW1521 - SW1520 - SW1519
rail: SW1524 - SW1623 - SW1724 - SW1823 - SW1923
rail: SW1524 - SW1624 - SW1625 - SW1726 - SW1727 - SW1827 - SW1828
rail: SW1519 - SW1518
rail: SW1519 - SW1619 - SW1720 - SW1820 - SW1921
rail: SW1518 - SW1617 - SW1717 - SW1816
rail: SE1527 - SE1526 - SE1525
rail: SE1527 - SE1627
rail: SE1525 - SE1624 - SE1724 - SE1823
rail: SE1519 - SE1618 - SE1617 - SE1717 - SE1816 - SE1916 - SE2015 - SE2014 - SE2114 - SE2113 - SE2212
rail: SE2212 - SE2312
rail: SE1519 - SE1619 - SE1620 - SE1621 - SE1722 - SE1723 - SE1823
rail: SE1627 - SE1728 - SE1827 - SE1927 - SE2026 - SE2126
rail: SE1627 - SE1628 - SE1629 - SE1630 - SE1731
rail: SW1711 - SW1710 - SW1709
rail: SW1711 - SW1811
rail: SW1711 - SW1712 - SW1713 - SW1714 - SW1814
rail: SW1709 - SW1808 - SW1908 - SW2007 - SW2006 - SW2106
rail: SW1709 - SW1809 - SW1909 - SW2009 - SW2109 - SW2209 - SW2309 - SW2409
rail: SE1733 - SE1732 - SE1731
rail: SE1733 - SE1832 - SE1932 - SE2031 - SE2131 - SE2230
rail: SE1733 - SE1833 - SE1834 - SW1901
rail: SE1731 - SE1830 - SE1930 - SE2030 - SE2130
rail: SW1833 - SW1832 - SW1831
rail: SW1833 - SW1933 - SW2032 - SW2133 - SW2232 - SW2332
rail: SW1833 - W
rail: SW1831 - SW1830 - SW1829 - SW1828
rail: SW1828 - SW1928
rail: SW1828 - SW1929 - SW1930 - SW2030 - SW2131 - SW2231 - SW2332
rail: SW1817 - SW1816
rail: SW1817 - SW1918 - SW1919 - SW1920
rail: SW1817 - SW1818 - SW1819 - SW1920
rail: SW1816 - SW1815 - SW1814
rail: SW1816 - SW1917 - SW2016 - SW2117
rail: SW1814 - SW1813 - SW1812 - SW1811
rail: SW1811 - SW1912 - SW2011 - SW2112 - SW2212
rail: SW1802 - SW1902
rail: SW1802 - SW1903 - SW2003
rail: SE1823 - SE1924 - SE2023 - SE2123 - SE2222 - SE2322 - SE2421 - SE2521 - SE2520 - SE2620 - SE2720
rail: SE2720 - SE2820
rail: SE1823 - SE1824 - SE1925 - SE2025 - SE2126
rail: SW1928 - SW1927 - SW1926 - SW1925 - SW1924 - SW1923
rail: SW1928 - SW2027 - SW2127
rail: SW1923 - SW1922 - SW1921
rail: SW1923 - SW2022 - SW2122 - SW2221
rail: SW1921 - SW1920
rail: SW1902 - SW1901
rail: SW1902 - SW2002 - SW2003
rail: SW1901 - SE2034 - SE2033 - SE2133 - SE2232 - SE2231 - SE2331
rail: SW2003 - SW2104
rail: SW2127 - SW2126 - SW2225
rail: SW2127 - SW2227 - SW2228 - SW2329 - SW2429 - SW2530 - SW2630 - SW2731
rail: SW2117 - SW2216
rail: SW2117 - SW2217 - SW2218 - SW2219 - SW2220
rail: SW2106 - SW2105 - SW2104
rail: SW2106 - SW2206 - SW2307 - SW2407
rail: SW2104 - SW2204 - SW2304 - SW2404
rail: SE2130 - SE2129 - SE2228 - SE2328 - SE2327
rail: SE2130 - SE2230
rail: SE2126 - SE2226 - SE2327
rail: SW2225 - SW2224 - SW2324 - SW2323
rail: SW2225 - SW2325 - SW2425 - SW2526 - SW2625 - SW2725
rail: SW2221 - SW2220
rail: SW2221 - SW2322 - SW2323
rail: SW2220 - SW2320 - SW2319 - SW2418 - SW2417
rail: SW2220 - SW2321 - SW2421 - SW2522 - SW2621 - SW2722
rail: SW2216 - SW2215 - SW2214 - SW2213 - SW2212
rail: SW2216 - SW2317 - SW2417
rail: SW2212 - SW2312
rail: SW2212 - SW2313 - SW2413 - SW2414 - SW2515 - SW2615
rail: SE2230 - SE2330
rail: SW2332 - SW2432 - SW2532 - SW2632
rail: SW2323 - SW2423 - SW2523 - SW2622 - SW2722
rail: SW2312 - SW2311 - SW2310 - SW2409
rail: SW2312 - SW2412 - SW2512 - SW2612
rail: SE2331 - SE2330
rail: SE2331 - SE2431 - SE2432 - SE2433
rail: SE2330 - SE2429
rail: SE2327 - SE2426
rail: SE2312 - SE2311 - SE2310 - SE2309 - SE2308 - SE2307 - SE2306
rail: SE2312 - SE2412
rail: SE2306 - SE2405 - SE2404 - SE2504 - SE2603 - SE2703 - SE2702 - SE2801
rail: SW2417 - SW2517
rail: SW2409 - SW2408
rail: SW2408 - SW2407
rail: SW2408 - SW2509 - SW2609
rail: SW2407 - SW2406 - SW2405 - SW2404
rail: SW2404 - SW2403 - SW2402 - SW2401 - SE2434 - SE2433
rail: SW2404 - SW2504 - SW2604 - SW2705 - SW2804
rail: SE2433 - SE2534 - SE2634 - SW2701 - SW2801 - SW2902 - SW3001
rail: SE2429 - SE2428
rail: SE2429 - SE2530 - SE2629
rail: SE2428 - SE2427 - SE2426
rail: SE2428 - SE2528 - SE2627 - SE2626 - SE2625
rail: SE2426 - SE2425 - SE2525 - SE2524 - SE2623 - SE2723 - SE2822
rail: SE2412 - SE2512 - SE2612 - SE2713 - SE2813 - SE2914 - SE3014 - SE3115 - SE3215 - SE3316
rail: SE2412 - SE2413 - SE2514 - SE2515 - SE2615 - SE2616 - SE2617 - SE2718 - SE2719 - SE2819 - SE2820
rail: SW2517 - SW2516 - SW2615
rail: SW2517 - SW2518 - SW2618 - SW2619 - SW2720
rail: SW2633 - SW2632
rail: SW2633 - SW2734 - SW
rail: SW2633 - SW2534 - NW
rail: SW2632 - SW2631 - SW2731
rail: SW2615 - SW2614 - SW2613 - SW2612
rail: SW2615 - SW2715 - SW2815 - SW2915
rail: SW2612 - SW2712
rail: SW2609 - SW2709 - SW2708 - SW2707 - SW2806 - SW2805
rail: SW2609 - SW2610 - SW2711 - SW2712
rail: SE2629 - SE2729
rail: SE2629 - SE2730 - SE2829
rail: SE2625 - SE2624 - SE2724 - SE2823
rail: SE2625 - SE2726
rail: SW2731 - SW2730 - SW2729 - SW2728 - SW2727 - SW2726 - SW2725
rail: SW2725 - SW2824
rail: SW2722 - SW2821
rail: SW2720 - SW2819 - SW2818
rail: SW2720 - SW2721 - SW2821
rail: SW2712 - SW2811 - SW2912 - SW3012
rail: SE2729 - SE2728 - SE2727 - SE2726
rail: SE2729 - SE2829
rail: SE2726 - SE2825 - SE2925
rail: SW2824 - SW2823 - SW2822 - SW2821
rail: SW2824 - SW2924 - SW2923 - SW3022
rail: SW2821 - SW2921 - SW3020 - SW3120
rail: SW2821 - SW2922 - SW3022
rail: SW2818 - SW2817 - SW2917 - SW2916 - SW2915
rail: SW2818 - SW2918 - SW3018 - SW3118 - SW3217 - SW3317
rail: SW2805 - SW2804
rail: SW2805 - SW2906 - SW2907 - SW3007 - SW3008 - SW3109 - SW3110 - SW3111 - SW3211
rail: SW2804 - SW2904 - SW3003 - SW3002
rail: SE2829 - SE2930 - SE3029
rail: SE2823 - SE2822
rail: SE2823 - SE2924
rail: SE2822 - SE2821 - SE2820
rail: SE2820 - SE2920 - SE3019 - SE3120 - SE3121
rail: SW2915 - SW2914 - SW3013 - SW3012
rail: SW2915 - SW3015 - SW3116 - SW3216
rail: SE2925 - SE2924
rail: SE2925 - SE3024
rail: SE2925 - SE3025
rail: SE2925 - SE2926 - SE2927 - SE3027
rail: SE2924 - SE3024
rail: SW3022 - SW3021 - SW3121 - SW3120
rail: SW3022 - SW3123 - SW3223 - SW3324 - SW3325 - SW3326 - SW3426 - SW3526 - SW3626 - SW3727 - SW3728
rail: SW3728 - SW3729 - SW3829
rail: SW3012 - SW3112 - SW3211
rail: SW3012 - SW3113 - SW3213 - SW3314 - SW3413 - SW3514
rail: SW3002 - SW3001
rail: SW3002 - SW3103
rail: SW3001 - SW3101 - SE3134
rail: SE3029 - SE3028 - SE3027
rail: SE3029 - SE3130 - SE3230
rail: SE3029 - SE3030 - SE3031 - SE3032 - SE3133 - SE3134
rail: SE3027 - SE3026 - SE3025
rail: SE3025 - SE3024
rail: SE3025 - SE3126 - SE3225
rail: SE3024 - SE3023 - SE3123 - SE3222 - SE3122 - SE3121
rail: SW3128 - SW3227
rail: SW3120 - SW3219 - SW3319 - SW3318 - SW3317
rail: SW3103 - SW3202 - SW3302
rail: SW3103 - SW3104 - SW3204 - SW3205
rail: SE3134 - SE3234
rail: SE3121 - SE3220
rail: SW3227 - SW3328 - SW3428 - SW3529 - SW3530 - SW3630 - SW3631 - SW3732
rail: SW3227 - SW3228 - SW3129 - SW3130 - SW3131 - SW3031 - SW3032 - SW3033 - SW3134 - W
rail: SW3211 - SW3311 - SW3310 - SW3409
rail: SW3205 - SW3305
rail: SW3205 - SW3306
rail: SE3234 - SW3301 - SE3334
rail: SE3234 - SW3201 - SW3302
rail: SE3230 - SE3330
rail: SE3230 - SE3231 - SE3332 - SE3333 - SE3334
rail: SE3225 - SE3325
rail: SE3225 - SE3226 - SE3227 - SE3328 - SE3329 - SE3330
rail: SE3220 - SE3219 - SE3218 - SE3318 - SE3317 - SE3316
rail: SE3220 - SE3320 - SE3419 - SE3519 - SE3618
rail: SW3317 - SW3416 - SW3415 - SW3414 - SW3514
rail: SW3317 - SW3417 - SW3517 - SW3616 - SW3716
rail: SW3306 - SW3305
rail: SW3306 - SW3406 - SW3407 - SW3408
rail: SW3306 - SW3307 - SW3308 - SW3408
rail: SW3305 - SW3304 - SW3303 - SW3302
rail: SW3305 - SW3405 - SW3505 - SW3605 - SW3706 - SW3806
rail: SW3302 - SW3402 - SW3503 - SW3603 - SW3703
rail: SE3334 - SE3434 - SW3501 - SW3601 - SW3602 - SW3703
rail: SE3330 - SE3430 - SE3530 - SE3629 - SE3730 - SE3830 - SE3831 - SE3832 - SE3933
rail: SE3316 - SE3416 - SE3517 - SE3617 - SE3618
rail: SW3409 - SW3408
rail: SW3409 - SW3509 - SW3608 - SW3708 - SW3807
rail: SW3409 - SW3410 - SW3411 - SW3512 - SW3513 - SW3514
rail: SW3514 - SW3614
rail: SW3614 - SW3613 - SW3713 - SW3712 - SW3711 - SW3810 - SW3809
rail: SW3614 - SW3615 - SW3716
rail: SE3618 - SE3718 - SE3717 - SE3816
rail: SE3618 - SE3719 - SE3819 - SE3920 - SE4020
rail: SW3733 - SW3732
rail: SW3733 - SW3832 - SW3932 - SW4031 - SW4132 - SW4231
rail: SW3733 - SW3833 - SW3934 - SW
rail: SW3733 - SW3734 - NW
rail: SW3733 - SW3633 - SW3534 - W
rail: SW3732 - SW3731 - SW3830 - SW3829
rail: SW3716 - SW3815 - SW3915 - SW4014 - SW4114 - SW4213
rail: SW3703 - SW3702 - SW3801 - SE3834 - SE3934 - SE3933
rail: SW3829 - SW3828 - SW3827 - SW3826 - SW3926 - SW3925 - SW3924 - SW3923 - SW4022 - SW4021 - SW4121
rail: SW4121 - SW4120 - SW4219 - SW4218 - SW4318 - SW4417 - SW4517 - SW4616
rail: SW3809 - SW3808 - SW3807
rail: SW3809 - SW3909 - SW4009 - SW4110 - SW4210 - SW4311 - SW4411
rail: SW3807 - SW3806
rail: SW3806 - SW3906
rail: SE3816 - SE3815 - SE3814 - SE3813
rail: SE3816 - SE3916
rail: SE3816 - SE3817 - SE3918 - SE3919 - SE4019 - SE4020
rail: SE3933 - SE4032 - SE4031 - SE4131
rail: SE3916 - SE3915 - SE3914 - SE4013 - SE4012 - SE4011 - SE4010 - SE4009 - SE4109 - SE4108 - SE4207
rail: SE4207 - SE4206 - SE4306 - SE4305 - SE4204 - SE4203 - SE4103 - SE4102 - SE4101 - E
rail: SE3916 - SE4016 - SE4117 - SE4118 - SE4218 - SE4319 - SE4419 - SE4418 - SE4417 - SE4517 - SE4516
rail: SE4516 - SE4615 - SE4614 - SE4714 - SE4713 - SE4712 - SE4811 - SE4810
rail: SE4020 - SE4121 - SE4122 - SE4222
rail: SE4131 - SE4130 - SE4229 - SE4228 - SE4128 - SE4127 - SE4126
rail: SE4131 - SE4231 - SE4332 - SE4431 - SE4432 - SE4533
rail: SW4231 - SW4230 - SW4229 - SW4329 - SW4328 - SW4427 - SW4426 - SW4526 - SW4625 - SW4624 - SW4724
rail: SW4724 - SW4723 - SW4822 - SW4922 - SW4921 - SW4920 - SW4919 - SW4818 - SW4817 - SW4816 - SW4815
rail: SW4231 - SW4331 - SW4431 - SW4531 - SW4630 - SW4730
rail: SW4213 - SW4313 - SW4312 - SW4411
rail: SW4213 - SW4314 - SW4414 - SW4515
rail: SW4411 - SW4512 - SW4513 - SW4514 - SW4515
rail: SW4515 - SW4615 - SW4616
rail: SW4616 - SW4716 - SW4815
rail: SW4730 - SW4829 - SW4929 - SW4928 - SW5027 - SW5127 - SE
rail: SW4730 - SW4731 - SW4631 - SW4632 - SW4533 - SW4534 - SW
rail: SW4815 - SW4814 - SW4813 - SW4812 - SW4811 - SW4810 - SW4910
rail: SE4810 - SE4809
rail: SE4810 - SE4911 - SE4912
rail: SE4809 - SE4808 - SE4807 - SE4806 - SE4805 - SE4804 - SE4803 - SE4802 - SE4902 - SE4901 - SE
rail: SE4809 - SE4910 - SE5010 - SE5111

[areas]
country: Finland: NW0122..NW0119, NW0117, NW0116, NW0227, NW0221, NW0220, NW0218..NW0216, NW0328, NW0327
country: Finland: NW0322, NW0321, NW0319..NW0317, NW0427, NW0426, NW0424, NW0422..NW0417, NW0526..NW0518
country: Finland: NW0625..NW0617, NW0724..NW0717, NW0824..NW0817, NW0924..NW0917, NW1024..NW1017
country: Finland: NW1124..NW1118, NW1223..NW1217, NW1324..NW1317, NW1423..NW1416, NW1524..NW1516
country: Finland: NW1622..NW1616, NW1722..NW1716, NW1821..NW1816, NW1922..NW1915, NW2022..NW2015
country: Finland: NW2123..NW2120, NW2118..NW2115, NW2223..NW2214, NW2324..NW2315, NW2425..NW2414
country: Finland: NW2526..NW2516, NW2514, NW2513, NW2627..NW2612, NW2727..NW2713, NW2827..NW2813
country: Finland: NW2928..NW2916, NW2914, NW3027..NW3015, NW3127..NW3117, NW3227..NW3218, NW3215
country: Finland: NW3327..NW3318, NW3427..NW3416, NW3527..NW3517, NW3627..NW3617, NW3727..NW3721
country: Finland: NW3825..NW3823, NW3925
country: Sweden: NW0329, NW0429, NW0428, NW0530..NW0527, NW0632..NW0626, NW0734..NW0725, NW0833..NW0825
country: Sweden: NW0934..NW0925, NW1033..NW1025, NW1134..NW1125, NW1233..NW1224, NW1334..NW1325
country: Sweden: NW1433..NW1424, NW1534..NW1525, NW1633..NW1626, NW1734..NW1727, NW1833..NW1827
country: Sweden: NW1934..NW1928, NW2033..NW2028, NW2134..NW2128, NW2233..NW2228, NW2334..NW2329
country: Sweden: NW2433..NW2429, NW2534..NW2531, NW2633, NW2632, NW2734, NW2733, NW2833, NW2934, NW3734
country: Sweden: NW3733, NW3833, NW3832, NW3934..NW3932, NW4033, NW4032, NW4133, NW4233, NW4832, NW4933
country: Norway: NW0133..NW0123, NW0118, NW0232..NW0228, NW0226..NW0222, NW0333..NW0330, NW0326..NW0323
country: Norway: NW0433..NW0430, NW0425, NW0423, NW0534..NW0531, NW0633
country: Turkey: SE5109, SE5108
country: Slovakia: SW2934, SW2933, SW3033..SW3031, SW3029..SW3026, SW3134..SW3126, SW3233..SW3228
country: Slovakia: SW3334..SW3331
country: Hungary: SW3125, SW3227..SW3223, SW3330..SW3322, SW3433..SW3420, SW3534..SW3520, SW3633..SW3619
country: Hungary: SW3734..SW3719, SW3833..SW3818, SW3934..SW3927, SW3924..SW3918, SW4033..SW4027
country: Hungary: SW4022..SW4017, SW4134..SW4129, SW4119..SW4117, SW4233..SW4230, SW4217, SW4216
country: Hungary: SW4333..SW4330, SW4432..SW4430, SW4532..SW4530
country: Rumania: SW3416, SW3415, SW3518..SW3515, SW3618..SW3614, SW3718..SW3714, SW3817..SW3813, SW3926
country: Rumania: SW3925, SW3917..SW3913, SW4026..SW4023, SW4016..SW4012, SW4128..SW4120, SW4116..SW4113
country: Rumania: SW4229..SW4218, SW4215..SW4212, SW4328..SW4312, SW4427..SW4411, SW4409, SW4408
country: Rumania: SW4527..SW4508, SW4626..SW4610, SW4727..SW4710, SW4824..SW4810, SW4924..SW4910
country: Rumania: SW5023..SW5016, SW5122..SW5118
country: Bulgaria: SW5015..SW5010, SW5124, SW5123, SW5117..SW5110
country: Yugoslavia: SW4329, SW4429, SW4428, SW4529, SW4528, SW4633..SW4627, SW4734..SW4728, SW4833..SW4825
country: Yugoslavia: SW4934..SW4925, SW5033..SW5024, SW5134..SW5125
country: Greater Germany: SW0528, SW0627, SW0727, SW0827, SW0826, SW0934, SW0930..SW0926, SW1033, SW1032
country: Greater Germany: SW1030..SW1025, SW1134..SW1125, SW1233..SW1224, SW1334..SW1326, SW1433..SW1427
country: Greater Germany: SW1534..SW1527, SW1633..SW1627, SW1734..SW1726, SW1833..SW1824, SW1934..SW1924
country: Greater Germany: SW2033..SW2023, SW2134..SW2124, SW2233..SW2223, SW2334..SW2323, SW2433..SW2422
country: Greater Germany: SW2534..SW2522, SW2633..SW2624, SW2734..SW2725, SW2833..SW2826, SW2932..SW2926
country: Greater Germany: SW3030, SW3025
country: USSR: NW0115..NW0108, NE0132..NE0130, NE0127..NE0101, NW0215..NW0206, NE0231, NE0230
country: USSR: NE0226..NE0201, NW0316..NW0304, NE0332, NE0331, NE0326..NE0301, NW0416..NW0402, NE0431
country: USSR: NE0430, NE0426..NE0401, NW0517..NW0502, NE0531..NE0501, NW0616..NW0601, NE0630..NE0601
country: USSR: NW0716..NW0701, NE0730..NE0701, NW0816..NW0801, NE0830..NE0801, NW0916..NW0902
country: USSR: NE0933..NE0901, NW1016..NW1014, NW1012..NW1002, NE1033..NE1001, NW1117..NW1114, NW1112
country: USSR: NW1108..NW1104, NE1134..NE1101, NW1216..NW1210, NE1234..NE1201, NW1316..NW1310
country: USSR: NW1301..NE1301, NW1415..NW1409, NE1434..NE1401, NW1515..NW1509, NE1534..NE1501
country: USSR: NW1615..NW1609, NW1605, NW1604, NE1634..NE1601, NW1715..NW1709, NW1705..NE1701
country: USSR: NW1815..NW1808, NW1804..NE1801, NW1914..NW1908, NW1903..NE1901, NW2014..NW2005
country: USSR: NW2002..NE2001, NW2114..NE2101, NW2213..NW2208, NW2206..NE2201, NW2314..NE2301
country: USSR: NW2413..NE2401, NW2512..NE2501, NW2611..NW2607, NW2605..NE2601, NW2712..NE2701
country: USSR: NW2812..NW2807, NW2804..NE2801, NW2913..NW2907, NW2904..NE2901, NW3013..NW3006
country: USSR: NW3003..NE3001, NW3114, NW3113, NW3111..NW3105, NW3103..NE3101, NW3214, NW3213
country: USSR: NW3210..NW3205, NW3203..NE3201, NW3315, NW3314, NW3309..NE3301, NW3415..NW3413
country: USSR: NW3408..NW3401, NE3433..NE3401, NW3516..NW3513, NW3508..NE3501, NW3615..NW3611
country: USSR: NW3608..NE3601, NW3713, NW3712, NW3710..NE3701, NW3814, NW3812..NE3801, NW3916..NE3901
country: USSR: NW4020, NW4019, NW4016..NE4001, NW4123..NE4101, NW4223..NW4218, NW4216..NE4201, NW4326
country: USSR: NW4324..NW4318, NW4316..NE4301, NW4425, NW4423..NW4411, NW4409..NE4401, NW4526, NW4525
country: USSR: NW4523..NE4501, NW4621..NE4601, NW4722..NE4701, NW4826, NW4825, NW4821..NE4801
country: USSR: NW4927..NW4925, NW4922..NE4901, NW5027..NW5024, NW5022..NE5001, SW0128..SE0101
country: USSR: SW0228..SE0201, SW0328..SE0301, SW0427..SE0401, SW0527..SE0501, SW0626..SE0601
country: USSR: SW0726..SE0701, SW0825..SE0801, SW0925..SE0901, SW1024..SE1001, SW1124..SE1101
country: USSR: SW1223..SE1201, SW1325..SE1301, SW1426..SE1401, SW1526..SE1501, SW1626..SE1601
country: USSR: SW1725..SE1701, SW1823..SE1801, SW1923..SE1901, SW2022..SE2001, SW2123..SE2101
country: USSR: SW2222..SE2201, SW2322..SE2301, SW2421..SE2401, SW2521..SE2501, SW2623..SE2601
country: USSR: SW2724..SE2701, SW2825..SE2801, SW2925..SE2901, SW3024..SE3001, SW3124..SE3102
country: USSR: SW3222..SE3202, SW3321..SE3324, SE3322..SE3302, SW3419..SW3417, SW3414..SE3425
country: USSR: SE3422..SE3402, SW3519, SW3514..SE3527, SE3523..SE3503, SW3613..SE3628, SE3622..SE3602
country: USSR: SW3713..SE3730, SE3723..SE3701, SW3812..SE3830, SE3823..SE3801, SW3912..SW3906
country: USSR: SW3903..SE3933, SE3923..SE3901, SW4011..SW4006, SE4032..SE4030, SE4023..SE4001
country: USSR: SW4112..SW4107, SE4134..SE4130, SE4128..SE4101, SW4211..SW4208, SE4234..SE4227
country: USSR: SE4223..SE4201, SW4334, SW4311..SW4309, SE4333..SE4329, SE4321..SE4301, SW4433, SW4410
country: USSR: SE4432..SE4430, SE4419..SE4401, SW4534, SW4533, SE4533..SE4531, SE4517..SE4501
country: USSR: SE4615..SE4601, SE4714..SE4701, SE4811..SE4801, SE4912..SE4901, SE5010..SE5001, SE5111
country: USSR: SE5110, SE5107..SE5101
territory: Lost Finland: NW0816, NW0916, NW1016, NW1015, NW1117..NW1115, NW1216, NW1215, NW1316, NW1415
territory: Lost Finland: NW2712, NW2711, NW2812..NW2810, NW2913..NW2909, NW3013..NW3009, NW3114, NW3113
territory: Lost Finland: NW3111, NW3110, NW3214, NW3213, NW3210, NW3315, NW3314, NW3415..NW3413
territory: Lost Finland: NW3516..NW3513, NW3615..NW3613
weather zone: north: NW0134..NE0101, NW0233..NE0201, NW0334..NE0301, NW0433..NE0401, NW0534..NE0501
weather zone: north: NW0633..NE0601, NW0734..NE0701, NW0833..NE0801, NW0934..NE0901, NW1033..NE1001
weather zone: north: NW1134..NE1101, NW1233..NE1201, NW1334..NE1301, NW1433..NE1401, NW1534..NE1501
weather zone: north: NW1633..NE1601, NW1734..NE1701, NW1833..NE1801, NW1934..NE1901, NW2033..NE2001
weather zone: north: NW2134..NE2101, NW2233..NE2201
weather zone: south: NW2334..NE2301, NW2433..NE2401, NW2534..NE2501, NW2633..NE2601, NW2734..NE2701
weather zone: south: NW2833..NE2801, NW2934..NE2901, NW3033..NE3001, NW3134..NE3101, NW3233..NE3201
weather zone: south: NW3334..NE3301, NW3433..NE3401, NW3534..NE3501, NW3633..NE3601, NW3734..NE3701
weather zone: south: NW3833..NE3801, NW3934..NE3901, NW4033..NE4001, NW4134..NE4101, NW4233..NE4201
weather zone: south: NW4334..NE4301, NW4433..NE4401, NW4534..NE4501, NW4633..NE4601, NW4734..NE4701
weather zone: south: NW4833..NE4801, NW4934..NE4901, NW5033..NE5001, SW0134..SE0101, SW0233..SE0201
weather zone: south: SW0334..SE0301, SW0433..SE0401, SW0534..SE0501, SW0633..SE0601, SW0734..SE0701
weather zone: south: SW0833..SE0801, SW0934..SE0901, SW1033..SE1001, SW1134..SE1101, SW1233..SE1201
weather zone: south: SW1334..SE1301, SW1433..SE1401, SW1534..SE1501, SW1633..SE1601, SW1734..SE1701
weather zone: south: SW1833..SE1801, SW1934..SE1901, SW2033..SE2001, SW2134..SE2101, SW2233..SE2201
weather zone: south: SW2334..SE2301, SW2433..SE2401, SW2534..SE2501, SW2633..SE2601, SW2734..SE2701
weather zone: south: SW2833..SE2801, SW2934..SE2901, SW3033..SE3001, SW3134..SE3101, SW3233..SE3201
weather zone: south: SW3334..SE3301, SW3433..SE3401, SW3534..SE3501, SW3633..SE3601, SW3734..SE3701
weather zone: south: SW3833..SE3801, SW3934..SE3901, SW4033..SE4001, SW4134..SE4101, SW4233..SE4201
weather zone: south: SW4334..SE4301, SW4433..SE4401, SW4534..SE4501, SW4633..SE4601, SW4734..SE4701
weather zone: south: SW4833..SE4801, SW4934..SE4901, SW5033..SE5001, SW5134..SE5101
limit: west of the White Sea: NW0118, NW0115..NW0108, NW0215..NW0206, NW0316..NW0304, NW0416..NW0402
limit: west of the White Sea: NW0517..NW0502, NW0616..NW0601, NW0716..NW0701, NW0816..NW0801, NW0916..NW0902
limit: west of the White Sea: NW1016..NW1014, NW1012..NW1002, NW1117..NW1114, NW1112, NW1108..NW1104
limit: west of the White Sea: NW1216..NW1210, NW1316..NW1310, NW1415..NW1409, NW1515..NW1509, NW1615..NW1609
limit: west of the White Sea: NW1605, NW1715..NW1709, NW1705, NW1815..NW1808, NW1804, NW1914..NW1908
limit: west of the White Sea: NW2014..NW2005, NW2114..NW2104, NW2213..NW2208, NW2206..NW2203
limit: minor Axis: SW1734..SE1701, SW1833..SE1801, SW1934..SE1901, SW2033..SE2001, SW2134..SE2101
limit: minor Axis: SW2233..SE2201, SW2334..SE2301, SW2433..SE2401, SW2534..SE2501, SW2633..SE2601
limit: minor Axis: SW2734..SE2701, SW2833..SE2801, SW2934..SE2901, SW3033..SE3001, SW3134..SE3102
limit: minor Axis: SW3233..SE3202, SW3334..SE3324, SE3322..SE3302, SW3433..SE3425, SE3422..SE3402
limit: minor Axis: SW3534..SE3527, SE3523..SE3503, SW3633..SE3628, SE3622..SE3602, SW3734..SE3730
limit: minor Axis: SE3723..SE3701, SW3833..SE3830, SE3823..SE3801, SW3934..SW3906, SW3903..SE3933
limit: minor Axis: SE3923..SE3901, SW4033..SW4006, SE4032..SE4030, SE4023..SE4001, SW4134..SW4107
limit: minor Axis: SE4134..SE4130, SE4128..SE4101, SW4233..SW4208, SE4234..SE4227, SE4223..SE4201
limit: minor Axis: SW4334..SW4309, SE4333..SE4329, SE4321..SE4301, SW4433..SW4408, SE4432..SE4430
limit: minor Axis: SE4419..SE4401, SW4534..SW4508, SE4533..SE4531, SE4517..SE4501, SW4633..SW4610
limit: minor Axis: SE4615..SE4601, SW4734..SW4710, SE4714..SE4701, SW4833..SW4810, SE4811..SE4801
limit: minor Axis: SW4934..SW4910, SE4912..SE4901, SW5033..SW5010, SE5010..SE5001, SW5134..SW5110
limit: minor Axis: SE5111..SE5101
limit: fortified 1942: NW0133..NW0108, NE0132..NE0130, NE0127..NE0101, NW0232..NW0220, NW0218..NW0206
limit: fortified 1942: NE0231, NE0230, NE0226..NE0201, NW0333..NW0321, NW0319..NW0304, NE0332, NE0331
limit: fortified 1942: NE0326..NE0301, NW0433..NW0402, NE0431, NE0430, NE0426..NE0401, NW0534..NW0502
limit: fortified 1942: NE0531..NE0501, NW0633..NW0601, NE0630..NE0601, NW0734..NW0701, NE0730..NE0701
limit: fortified 1942: NW0833..NW0801, NE0830..NE0801, NW0934..NW0902, NE0933..NE0901, NW1033..NW1014
limit: fortified 1942: NW1012..NW1002, NE1033..NE1001, NW1134..NW1114, NW1112, NW1108..NW1104
limit: fortified 1942: NE1134..NE1101, NW1233..NW1210, NE1234..NE1201, NW1334..NW1310, NW1301..NE1301
limit: fortified 1942: NW1433..NW1409, NE1434..NE1401, NW1534..NW1509, NE1534..NE1501, NW1633..NW1626
limit: fortified 1942: NW1622..NW1609, NW1605, NW1604, NE1634..NE1601, NW1734..NW1727, NW1722..NW1709
limit: fortified 1942: NW1705..NE1701, NW1833..NW1827, NW1821..NW1808, NW1804..NE1801, NW1934..NW1928
limit: fortified 1942: NW1922..NW1908, NW1903..NE1901, NW2033..NW2028, NW2022..NW2005, NW2002..NE2001
limit: fortified 1942: NW2134..NW2128, NW2123..NW2120, NW2118..NE2101, NW2233..NW2228, NW2223..NW2208
limit: fortified 1942: NW2206..NE2201, NW2334..NW2329, NW2324..NE2301, NW2433..NW2429, NW2425..NE2401
limit: fortified 1942: NW2534..NW2531, NW2526..NW2516, NW2514..NE2501, NW2633, NW2632, NW2627..NW2607
limit: fortified 1942: NW2605..NE2601, NW2734, NW2733, NW2727..NE2701, NW2833, NW2827..NW2807
limit: fortified 1942: NW2804..NE2801, NW2934, NW2928..NW2916, NW2914..NW2907, NW2904..NE2901
limit: fortified 1942: NW3027..NW3015, NW3013..NW3006, NW3003..NE3001, NW3127..NW3117, NW3114, NW3113
limit: fortified 1942: NW3111..NW3105, NW3103..NE3101, NW3227..NW3218, NW3215..NW3213, NW3210..NW3205
limit: fortified 1942: NW3203..NE3201, NW3327..NW3318, NW3315, NW3314, NW3309..NE3301, NW3427..NW3413
limit: fortified 1942: NW3408..NW3401, NE3433..NE3401, NW3527..NW3513, NW3508..NE3501, NW3627..NW3617
limit: fortified 1942: NW3615..NW3611, NW3608..NE3601, NW3734, NW3733, NW3727..NW3721, NW3713, NW3712
limit: fortified 1942: NW3710..NE3701, NW3833, NW3832, NW3825..NW3823, NW3814, NW3812..NE3801
limit: fortified 1942: NW3934..NW3932, NW3925, NW3916..NE3901, NW4033, NW4032, NW4020, NW4019
limit: fortified 1942: NW4016..NE4001, NW4133, NW4123..NE4101, NW4233, NW4223..NW4218, NW4216..NE4201
limit: fortified 1942: NW4326, NW4324..NW4318, NW4316..NE4301, NW4425, NW4423..NW4411, NW4409..NE4401
limit: fortified 1942: NW4526, NW4525, NW4523..NE4501, NW4621..NE4601, NW4722..NE4701, NW4832, NW4826
limit: fortified 1942: NW4825, NW4821..NE4801, NW4933, NW4927..NW4925, NW4922..NE4901, NW5027..NW5024
limit: fortified 1942: NW5022..NE5001, SW0128..SE0101, SW0228..SE0201, SW0328..SE0301, SW0427..SE0401
limit: fortified 1942: SW0528..SE0501, SW0627..SE0601, SW0727..SE0701, SW0827..SE0801, SW0934
limit: fortified 1942: SW0930..SE0901, SW1033, SW1032, SW1030..SE1001, SW1134..SE1101, SW1233..SE1201
limit: north of NW38: NW0133..NW0108, NW0232..NW0220, NW0218..NW0206, NW0333..NW0321, NW0319..NW0304
limit: north of NW38: NW0433..NW0402, NW0534..NW0502, NW0633..NW0601, NW0734..NW0701, NW0833..NW0801
limit: north of NW38: NW0934..NW0902, NW1033..NW1014, NW1012..NW1002, NW1134..NW1114, NW1112, NW1108..NW1104
limit: north of NW38: NW1233..NW1210, NW1334..NW1310, NW1301, NW1433..NW1409, NW1534..NW1509, NW1633..NW1626
limit: north of NW38: NW1622..NW1609, NW1605, NW1604, NW1734..NW1727, NW1722..NW1709, NW1705..NW1701
limit: north of NW38: NW1833..NW1827, NW1821..NW1808, NW1804..NW1801, NW1934..NW1928, NW1922..NW1908
limit: north of NW38: NW1903..NW1901, NW2033..NW2028, NW2022..NW2005, NW2002, NW2001, NW2134..NW2128
limit: north of NW38: NW2123..NW2120, NW2118..NW2101, NW2233..NW2228, NW2223..NW2208, NW2206..NW2201
limit: north of NW38: NW2334..NW2329, NW2324..NW2301, NW2433..NW2429, NW2425..NW2401, NW2534..NW2531
limit: north of NW38: NW2526..NW2516, NW2514..NW2501, NW2633, NW2632, NW2627..NW2607, NW2605..NW2601, NW2734
limit: north of NW38: NW2733, NW2727..NW2701, NW2833, NW2827..NW2807, NW2804..NW2801, NW2934, NW2928..NW2916
limit: north of NW38: NW2914..NW2907, NW2904..NW2901, NW3027..NW3015, NW3013..NW3006, NW3003..NW3001
limit: north of NW38: NW3127..NW3117, NW3114, NW3113, NW3111..NW3105, NW3103..NW3101, NW3227..NW3218
limit: north of NW38: NW3215..NW3213, NW3210..NW3205, NW3203..NW3201, NW3327..NW3318, NW3315, NW3314
limit: north of NW38: NW3309..NW3301, NW3427..NW3413, NW3408..NW3401, NW3527..NW3513, NW3508..NW3501
limit: north of NW38: NW3627..NW3617, NW3615..NW3611, NW3608..NW3601, NW3734, NW3733, NW3727..NW3721, NW3713
limit: north of NW38: NW3712, NW3710..NW3701
sector: Finland: NW0133..NW0108, NW0232..NW0220, NW0218..NW0206, NW0333..NW0321, NW0319..NW0304
sector: Finland: NW0433..NW0402, NW0534..NW0502, NW0633..NW0601, NW0734..NW0701, NW0833..NW0801
sector: Finland: NW0934..NW0902, NW1033..NW1014, NW1012..NW1002, NW1134..NW1114, NW1112, NW1108..NW1104
sector: Finland: NW1233..NW1210, NW1334..NW1310, NW1301, NW1433..NW1409, NW1534..NW1509, NW1633..NW1626
sector: Finland: NW1622..NW1609, NW1605, NW1604, NW1734..NW1727, NW1722..NW1709, NW1705..NW1701
sector: Finland: NW1833..NW1827, NW1821..NW1808, NW1804..NW1801, NW1934..NW1928, NW1922..NW1908
sector: Finland: NW1903..NW1901, NW2033..NW2028, NW2022..NW2005, NW2002, NW2001, NW2134..NW2128
sector: Finland: NW2123..NW2120, NW2118..NW2101, NW2233..NW2228, NW2223..NW2208, NW2206..NW2201
sector: Finland: NW2334..NW2329, NW2324..NW2301, NW2433..NW2429, NW2425..NW2401, NW2534..NW2531
sector: Finland: NW2526..NW2516, NW2514..NW2501, NW2633, NW2632, NW2627..NW2607, NW2605..NW2601, NW2734
sector: Finland: NW2733, NW2727..NW2701, NW2833, NW2827..NW2807, NW2804..NW2801, NW2934, NW2928..NW2916
sector: Finland: NW2914..NW2907, NW2904..NW2901, NW3027..NW3015, NW3013..NW3006, NW3003..NW3001
sector: Finland: NW3127..NW3117, NW3114, NW3113, NW3111..NW3105, NW3103..NW3101, NW3227..NW3218
sector: Finland: NW3215..NW3213, NW3210..NW3205, NW3203..NW3201, NW3327..NW3318, NW3315, NW3314
sector: Finland: NW3309..NW3301, NW3427..NW3413, NW3408..NW3401, NW3527..NW3513, NW3508..NW3501
sector: Finland: NW3627..NW3617, NW3615..NW3611, NW3608..NW3601, NW3734, NW3733, NW3727..NW3721, NW3713
sector: Finland: NW3712, NW3710..NW3701, NW3833, NW3832, NW3825..NW3823, NW3814, NW3812..NW3801
sector: Finland: NW3934..NW3932, NW3925, NW3916..NW3901, NW4033, NW4032, NW4020, NW4019, NW4016..NW4001
sector: Finland: NW4133, NW4123..NW4101, NW4233, NW4223..NW4218, NW4216..NW4201, NW4326, NW4324..NW4318
sector: Finland: NW4316..NW4301, NW4425, NW4423..NW4411, NW4409..NW4401, NW4526, NW4525, NW4523..NW4501
sector: Finland: NW4621..NW4601, NW4722..NW4701, NW4832, NW4826, NW4825, NW4821..NW4801, NW4933
sector: Finland: NW4927..NW4925, NW4922..NW4901, NW5027..NW5024, NW5022..NW5001
sector: North: SW0128..SW0101, SW0228..SW0201, SW0328..SW0301, SW0427..SW0401, SW0528..SW0501
sector: North: SW0627..SW0601, SW0727..SW0701, SW0827..SW0801, SW0934, SW0930..SW0901, SW1033, SW1032
sector: North: SW1030..SW1001
sector: Center: SW1134..SW1101, SW1233..SW1201, SW1334..SW1301, SW1433..SW1401, SW1534..SW1501
sector: Center: SW1633..SW1601, SW1734..SW1701, SW1833..SW1801, SW1934..SW1901, SW2033..SW2001
sector: Center: SW2134..SW2101
sector: South: SW2233..SW2201, SW2334..SW2301, SW2433..SW2401, SW2534..SW2501, SW2633..SW2601
sector: South: SW2734..SW2701, SW2833..SW2801, SW2934..SW2901, SW3033..SW3001, SW3134..SW3101
sector: Kiev Front: SW2233..SW2201, SW2334..SW2301, SW2433..SW2401, SW2534..SW2501, SW2633..SW2601
sector: Kiev Front: SW2734..SW2701, SW2833..SW2801, SW2934..SW2901, SW3033..SW3001, SW3134..SW3101
sector: Kiev Front: SW3233..SW3201, SW3334..SW3301, SW3433..SW3401, SW3534..SW3501
sector: Rumania: SW3233..SW3201, SW3334..SW3301, SW3433..SW3401, SW3534..SW3501, SW3633..SW3601
sector: Rumania: SW3734..SW3701, SW3833..SW3801, SW3934..SW3906, SW3903..SW3901, SW4033..SW4006
sector: Rumania: SW4134..SW4107, SW4233..SW4208, SW4334..SW4309, SW4433..SW4408, SW4534..SW4508
sector: Rumania: SW4633..SW4610, SW4734..SW4710, SW4833..SW4810, SW4934..SW4910, SW5033..SW5010
sector: Rumania: SW5134..SW5110
sector: Rumanian Border: SW3633..SW3601, SW3734..SW3701, SW3833..SW3801, SW3934..SW3906, SW3903..SW3901
sector: Rumanian Border: SW4033..SW4006, SW4134..SW4107, SW4233..SW4208, SW4334..SW4309, SW4433..SW4408
sector: Rumanian Border: SW4534..SW4508, SW4633..SW4610, SW4734..SW4710, SW4833..SW4810, SW4934..SW4910
sector: Rumanian Border: SW5033..SW5010, SW5134..SW5110
sea: Baltic Sea: NW1625..NW1623, NW1726..NW1723, NW1826..NW1822, NW1927..NW1923, NW2027..NW2023
sea: Baltic Sea: NW2127..NW2124, NW2227..NW2224, NW2328..NW2325, NW2428..NW2426, NW2530..NW2527
sea: Baltic Sea: NW2631..NW2628, NW2732..NW2728, NW2832..NW2828, NW2933..NW2929, NW3033..NW3028
sea: Baltic Sea: NW3134..NW3128, NW3233..NW3228, NW3334..NW3328, NW3433..NW3428, NW3534..NW3528
sea: Baltic Sea: NW3633..NW3628, NW3616, NW3732..NW3728, NW3720..NW3714, NW3831..NW3826, NW3822..NW3815
sea: Baltic Sea: NW3813, NW3931..NW3926, NW3924..NW3917, NW4031..NW4021, NW4018, NW4017, NW4134
sea: Baltic Sea: NW4132..NW4124, NW4232..NW4224, NW4334..NW4327, NW4325, NW4433..NW4426, NW4424
sea: Baltic Sea: NW4534..NW4527, NW4524, NW4633..NW4622, NW4734..NW4723, NW4833, NW4831..NW4827
sea: Baltic Sea: NW4824..NW4822, NW4934, NW4932..NW4928, NW4924, NW4923, NW5033..NW5028, NW5023
sea: Baltic Sea: SW0134..SW0129, SW0233..SW0229, SW0334..SW0329, SW0433..SW0428, SW0534..SW0529
sea: Baltic Sea: SW0633..SW0628, SW0734..SW0728, SW0833..SW0828, SW0933..SW0931, SW1031
sea: Black Sea: SW3905, SW3904, SE3932, SW4005..SE4033, SW4106..SW4101, SW4207..SW4201, SE4226..SE4224
sea: Black Sea: SW4308..SE4334, SE4328..SE4322, SW4407..SE4433, SE4429..SE4420, SW4507..SE4534
sea: Black Sea: SE4530..SE4518, SW4609..SE4616, SW4709..SE4715, SW4809..SE4812, SW4909..SE4913
sea: Black Sea: SW5009..SE5011, SW5109..SE5112
sea: Sea of Azov: SE3323, SE3424, SE3423, SE3526..SE3524, SE3627..SE3623, SE3729..SE3724, SE3829..SE3824
sea: Sea of Azov: SE3930..SE3924, SE4029..SE4024, SE4129
sea: White Sea: NE0134, NE0133, NE0234..NE0232, NW0301..NE0333, NW0401..NE0432, NW0501..NE0532
sea: White Sea: NE0634..NE0631, NE0734..NE0731, NE0834..NE0831, NW0901, NE0934, NW1001, NE1034, NW1113
sea: White Sea: NW1111..NW1109, NW1103..NW1101, NW1209..NW1201, NW1309..NW1302, NW1408..NW1401
sea: White Sea: NW1508..NW1501, NW1608..NW1606, NW1603..NW1601, NW1708..NW1706, NW1807..NW1805
sea: White Sea: NW1907..NW1904, NW2004, NW2003, NW2207
sea: Barents Sea: NW0107..NW0101, NE0129, NE0128, NW0205..NW0201, NE0229..NE0227, NW0303, NW0302
sea: Barents Sea: NE0330..NE0327, NE0429..NE0427
sea: Norwegian Sea: NW0134, NW0233, NW0334
sea: Caspian Sea: SE3101, SE3201, SE3301, SE3401, SE3502, SE3501, SE3601
ports: Baltic ports: NW1922, NW2627, NW3516, NW3727, NW3722, NW3713, NW3812, NW3925, NW4016, NW4122, NW5022
ports: Baltic ports: SW0228, SW0528, SW0929, SW1032
ports: Black Sea ports: SW3906, SE4126, SE4228, SE4222, SE4419, SE4533, SE4714, SW4910, SE4912, SE5111
edge: western edge: SW1134, SW1233, SW1334, SW1433, SW1534, SW1633, SW1734, SW1833, SW1934, SW2033, SW2134
edge: western edge: SW2233, SW2334, SW2433, SW2534, SW2633, SW2734, SW2833, SW2934, SW3033, SW3134, SW3233
edge: western edge: SW3334, SW3433, SW3534, SW3633, SW3734, SW3833, SW3934, SW4033, SW4134, SW4233, SW4334
edge: western edge: SW4433, SW4534, SW4633, SW4734, SW4833, SW4934, SW5033, SW5134
edge: German entry: SW1134, SW1233, SW1334, SW1433, SW1534, SW1633, SW1734, SW1833, SW1934, SW2033, SW2134
edge: German entry: SW2233, SW2334, SW2433, SW2534, SW2633, SW2734, SW2833, SW2934, SW3033
edge: eastern edge: NE3001, NE3101, NE3201, NE3301, NE3401, NE3501, NE3601, NE3701, NE3801, NE3901, NE4001
edge: eastern edge: NE4101, NE4201, NE4301, NE4401, NE4501, NE4601, NE4701, NE4801, NE4901, NE5001, SE0101
edge: eastern edge: SE0201, SE0301, SE0401, SE0501, SE0601, SE0701, SE0801, SE0901, SE1001, SE1101, SE1201
edge: eastern edge: SE1301, SE1401, SE1501, SE1601, SE1701, SE1801, SE1901, SE2001, SE2101, SE2201, SE2301
edge: eastern edge: SE2401, SE2501, SE2601, SE2701, SE2801, SE2901, SE3001, SE3701, SE3801, SE3901, SE4001
edge: eastern edge: SE4101, SE4201, SE4301, SE4401, SE4501, SE4601, SE4701, SE4801, SE4901, SE5001, SE5101
set-up: infantry only 1942: NW3612, NW3611, NW3713, NW3712, NW3814, NW3812
set-up: infantry only 1943: NW3814
start line: Barbarossa Axis: NW0133..NW0116, NW0232..NW0220, NW0218..NW0216, NW0333..NW0330, NW0328..NW0321
start line: Barbarossa Axis: NW0319..NW0317, NW0433..NW0430, NW0427..NW0417, NW0534..NW0531, NW0526..NW0518
start line: Barbarossa Axis: NW0633, NW0625..NW0617, NW0724..NW0717, NW0824..NW0817, NW0924..NW0917
start line: Barbarossa Axis: NW1024..NW1017, NW1124..NW1118, NW1223..NW1217, NW1324..NW1317, NW1423..NW1416
start line: Barbarossa Axis: NW1524..NW1516, NW1622..NW1616, NW1722..NW1716, NW1821..NW1816, NW1922..NW1915
start line: Barbarossa Axis: NW2022..NW2015, NW2123..NW2120, NW2118..NW2115, NW2223..NW2214, NW2324..NW2315
start line: Barbarossa Axis: NW2425..NW2414, NW2526..NW2516, NW2514, NW2513, NW2627..NW2612, NW2727..NW2713
start line: Barbarossa Axis: NW2827..NW2813, NW2928..NW2916, NW2914, NW3027..NW3015, NW3127..NW3117
start line: Barbarossa Axis: NW3227..NW3218, NW3215, NW3327..NW3318, NW3427..NW3416, NW3527..NW3517
start line: Barbarossa Axis: NW3627..NW3617, NW3727..NW3721, NW3825..NW3823, NW3925, SW0528, SW0627, SW0727
start line: Barbarossa Axis: SW0827, SW0826, SW0934, SW0930..SW0926, SW1033, SW1032, SW1030..SW1025
start line: Barbarossa Axis: SW1134..SW1125, SW1233..SW1224, SW1334..SW1326, SW1433..SW1427, SW1534..SW1527
start line: Barbarossa Axis: SW1633..SW1627, SW1734..SW1726, SW1833..SW1824, SW1934..SW1924, SW2033..SW2023
start line: Barbarossa Axis: SW2134..SW2124, SW2233..SW2223, SW2334..SW2323, SW2433..SW2422, SW2534..SW2522
start line: Barbarossa Axis: SW2633..SW2624, SW2734..SW2725, SW2833..SW2826, SW2934..SW2926, SW3033..SW3025
start line: Barbarossa Axis: SW3134..SW3125, SW3233..SW3223, SW3334..SW3322, SW3433..SW3420, SW3416, SW3415
start line: Barbarossa Axis: SW3534..SW3520, SW3518..SW3515, SW3633..SW3614, SW3734..SW3714, SW3833..SW3813
start line: Barbarossa Axis: SW3934..SW3913, SW4033..SW4012, SW4134..SW4113, SW4233..SW4212, SW4334..SW4312
start line: Barbarossa Axis: SW4433..SW4411, SW4409, SW4408, SW4534..SW4508, SW4633..SW4610, SW4734..SW4710
start line: Barbarossa Axis: SW4833..SW4810, SW4934..SW4910, SW5033..SW5010, SW5134..SW5110
start line: Barbarossa Russian: NW0115..NW0108, NE0132..NE0130, NE0127..NE0101, NW0215..NW0206, NE0231
start line: Barbarossa Russian: NE0230, NE0226..NE0201, NW0316..NW0304, NE0332, NE0331, NE0326..NE0301
start line: Barbarossa Russian: NW0416..NW0402, NE0431, NE0430, NE0426..NE0401, NW0517..NW0502
start line: Barbarossa Russian: NE0531..NE0501, NW0616..NW0601, NE0630..NE0601, NW0716..NW0701
start line: Barbarossa Russian: NE0730..NE0701, NW0816..NW0801, NE0830..NE0801, NW0916..NW0902
start line: Barbarossa Russian: NE0933..NE0901, NW1016..NW1014, NW1012..NW1002, NE1033..NE1001
start line: Barbarossa Russian: NW1117..NW1114, NW1112, NW1108..NW1104, NE1134..NE1101, NW1216..NW1210
start line: Barbarossa Russian: NE1234..NE1201, NW1316..NW1310, NW1301..NE1301, NW1415..NW1409
start line: Barbarossa Russian: NE1434..NE1401, NW1515..NW1509, NE1534..NE1501, NW1615..NW1609, NW1605
start line: Barbarossa Russian: NW1604, NE1634..NE1601, NW1715..NW1709, NW1705..NE1701, NW1815..NW1808
start line: Barbarossa Russian: NW1804..NE1801, NW1914..NW1908, NW1903..NE1901, NW2014..NW2005
start line: Barbarossa Russian: NW2002..NE2001, NW2114..NE2101, NW2213..NW2208, NW2206..NE2201
start line: Barbarossa Russian: NW2314..NE2301, NW2413..NE2401, NW2512..NE2501, NW2611..NW2607
start line: Barbarossa Russian: NW2605..NE2601, NW2712..NE2701, NW2812..NW2807, NW2804..NE2801
start line: Barbarossa Russian: NW2913..NW2907, NW2904..NE2901, NW3013..NW3006, NW3003..NE3001, NW3114
start line: Barbarossa Russian: NW3113, NW3111..NW3105, NW3103..NE3101, NW3214, NW3213, NW3210..NW3205
start line: Barbarossa Russian: NW3203..NE3201, NW3315, NW3314, NW3309..NE3301, NW3415..NW3413
start line: Barbarossa Russian: NW3408..NW3401, NE3433..NE3401, NW3516..NW3513, NW3508..NE3501
start line: Barbarossa Russian: NW3615..NW3611, NW3608..NE3601, NW3713, NW3712, NW3710..NE3701, NW3814
start line: Barbarossa Russian: NW3812..NE3801, NW3916..NE3901, NW4020, NW4019, NW4016..NE4001
start line: Barbarossa Russian: NW4123..NE4101, NW4223..NW4218, NW4216..NE4201, NW4326, NW4324..NW4318
start line: Barbarossa Russian: NW4316..NE4301, NW4425, NW4423..NW4411, NW4409..NE4401, NW4526, NW4525
start line: Barbarossa Russian: NW4523..NE4501, NW4621..NE4601, NW4722..NE4701, NW4826, NW4825
start line: Barbarossa Russian: NW4821..NE4801, NW4927..NW4925, NW4922..NE4901, NW5027..NW5024
start line: Barbarossa Russian: NW5022..NE5001, SW0128..SE0101, SW0228..SE0201, SW0328..SE0301
start line: Barbarossa Russian: SW0427..SE0401, SW0527..SE0501, SW0626..SE0601, SW0726..SE0701
start line: Barbarossa Russian: SW0825..SE0801, SW0925..SE0901, SW1024..SE1001, SW1124..SE1101
start line: Barbarossa Russian: SW1223..SE1201, SW1325..SE1301, SW1426..SE1401, SW1526..SE1501
start line: Barbarossa Russian: SW1626..SE1601, SW1725..SE1701, SW1823..SE1801, SW1923..SE1901
start line: Barbarossa Russian: SW2022..SE2001, SW2123..SE2101, SW2222..SE2201, SW2322..SE2301
start line: Barbarossa Russian: SW2421..SE2401, SW2521..SE2501, SW2623..SE2601, SW2724..SE2701
start line: Barbarossa Russian: SW2825..SE2801, SW2925..SE2901, SW3024..SE3001, SW3124..SE3102
start line: Barbarossa Russian: SW3222..SE3202, SW3321..SE3324, SE3322..SE3302, SW3419..SW3417
start line: Barbarossa Russian: SW3414..SE3425, SE3422..SE3402, SW3519, SW3514..SE3527, SE3523..SE3503
start line: Barbarossa Russian: SW3613..SE3628, SE3622..SE3602, SW3713..SE3730, SE3723..SE3701
start line: Barbarossa Russian: SW3812..SE3830, SE3823..SE3801, SW3912..SW3906, SW3903..SE3933
start line: Barbarossa Russian: SE3923..SE3901, SW4011..SW4006, SE4032..SE4030, SE4023..SE4001
start line: Barbarossa Russian: SW4112..SW4107, SE4134..SE4130, SE4128..SE4101, SW4211..SW4208
start line: Barbarossa Russian: SE4234..SE4227, SE4223..SE4201, SW4311..SW4309, SE4333..SE4329
start line: Barbarossa Russian: SE4321..SE4301, SW4410, SE4432..SE4430, SE4419..SE4401, SE4533..SE4531
start line: Barbarossa Russian: SE4517..SE4501, SE4615..SE4601, SE4714..SE4701, SE4811..SE4801
start line: Barbarossa Russian: SE4912..SE4901, SE5010..SE5001, SE5111, SE5110, SE5107..SE5101
start line: 1939 border Axis: NW0133..NW0116, NW0232..NW0220, NW0218..NW0216, NW0333..NW0330, NW0328..NW0321
start line: 1939 border Axis: NW0319..NW0317, NW0433..NW0430, NW0427..NW0417, NW0534..NW0531, NW0526..NW0518
start line: 1939 border Axis: NW0633, NW0625..NW0617, NW0724..NW0717, NW0824..NW0816, NW0924..NW0916
start line: 1939 border Axis: NW1024..NW1015, NW1124..NW1115, NW1223..NW1215, NW1324..NW1316, NW1423..NW1415
start line: 1939 border Axis: NW1524..NW1516, NW1622..NW1616, NW1722..NW1716, NW1821..NW1816, NW1922..NW1915
start line: 1939 border Axis: NW2022..NW2015, NW2123..NW2120, NW2118..NW2115, NW2223..NW2214, NW2324..NW2315
start line: 1939 border Axis: NW2425..NW2414, NW2526..NW2516, NW2514, NW2513, NW2627..NW2612, NW2727..NW2711
start line: 1939 border Axis: NW2827..NW2810, NW2928..NW2916, NW2914..NW2909, NW3027..NW3015, NW3013..NW3009
start line: 1939 border Axis: NW3127..NW3117, NW3114, NW3113, NW3111, NW3110, NW3227..NW3218, NW3215..NW3213
start line: 1939 border Axis: NW3210, NW3327..NW3318, NW3315, NW3314, NW3427..NW3413, NW3527..NW3513
start line: 1939 border Axis: NW3627..NW3617, NW3615..NW3613, NW3727..NW3721, NW3825..NW3823, NW3925, NW3916
start line: 1939 border Axis: NW4020, NW4019, NW4016, NW4123..NW4117, NW4223..NW4218, NW4326, NW4324..NW4318
start line: 1939 border Axis: NW4425, NW4423..NW4417, NW4526, NW4525, NW4523..NW4517, NW4621..NW4616
start line: 1939 border Axis: NW4722..NW4717, NW4826, NW4825, NW4821..NW4817, NW4927..NW4925, NW4922..NW4917
start line: 1939 border Axis: NW5027..NW5024, NW5022..NW5017, SW0128..SW0117, SW0228..SW0216, SW0328..SW0317
start line: 1939 border Axis: SW0427..SW0416, SW0528..SW0515, SW0627..SW0615, SW0727..SW0715, SW0827..SW0815
start line: 1939 border Axis: SW0934, SW0930..SW0916, SW1033, SW1032, SW1030..SW1016, SW1134..SW1117
start line: 1939 border Axis: SW1233..SW1216, SW1334..SW1317, SW1433..SW1417, SW1534..SW1517, SW1633..SW1616
start line: 1939 border Axis: SW1734..SW1716, SW1833..SW1815, SW1934..SW1915, SW2033..SW2015, SW2134..SW2116
start line: 1939 border Axis: SW2233..SW2215, SW2334..SW2316, SW2433..SW2415, SW2534..SW2517, SW2633..SW2617
start line: 1939 border Axis: SW2734..SW2718, SW2833..SW2817, SW2934..SW2918, SW3033..SW3017, SW3134..SW3118
start line: 1939 border Axis: SW3233..SW3216, SW3214, SW3334..SW3314, SW3433..SW3411, SW3534..SW3511
start line: 1939 border Axis: SW3633..SW3610, SW3734..SW3711, SW3833..SW3809, SW3934..SW3908, SW4033..SW4007
start line: 1939 border Axis: SW4134..SW4107, SW4233..SW4208, SW4334..SW4309, SW4433..SW4408, SW4534..SW4508
start line: 1939 border Axis: SW4633..SW4610, SW4734..SW4710, SW4833..SW4810, SW4934..SW4910, SW5033..SW5010
start line: 1939 border Axis: SW5134..SW5110
start line: 1939 border Russian: NW0115..NW0108, NE0132..NE0130, NE0127..NE0101, NW0215..NW0206, NE0231
start line: 1939 border Russian: NE0230, NE0226..NE0201, NW0316..NW0304, NE0332, NE0331, NE0326..NE0301
start line: 1939 border Russian: NW0416..NW0402, NE0431, NE0430, NE0426..NE0401, NW0517..NW0502
start line: 1939 border Russian: NE0531..NE0501, NW0616..NW0601, NE0630..NE0601, NW0716..NW0701
start line: 1939 border Russian: NE0730..NE0701, NW0815..NW0801, NE0830..NE0801, NW0915..NW0902
start line: 1939 border Russian: NE0933..NE0901, NW1014, NW1012..NW1002, NE1033..NE1001, NW1114, NW1112
start line: 1939 border Russian: NW1108..NW1104, NE1134..NE1101, NW1214..NW1210, NE1234..NE1201
start line: 1939 border Russian: NW1315..NW1310, NW1301..NE1301, NW1414..NW1409, NE1434..NE1401
start line: 1939 border Russian: NW1515..NW1509, NE1534..NE1501, NW1615..NW1609, NW1605, NW1604
start line: 1939 border Russian: NE1634..NE1601, NW1715..NW1709, NW1705..NE1701, NW1815..NW1808
start line: 1939 border Russian: NW1804..NE1801, NW1914..NW1908, NW1903..NE1901, NW2014..NW2005
start line: 1939 border Russian: NW2002..NE2001, NW2114..NE2101, NW2213..NW2208, NW2206..NE2201
start line: 1939 border Russian: NW2314..NE2301, NW2413..NE2401, NW2512..NE2501, NW2611..NW2607
start line: 1939 border Russian: NW2605..NE2601, NW2710..NE2701, NW2809..NW2807, NW2804..NE2801, NW2908
start line: 1939 border Russian: NW2907, NW2904..NE2901, NW3008..NW3006, NW3003..NE3001, NW3109..NW3105
start line: 1939 border Russian: NW3103..NE3101, NW3209..NW3205, NW3203..NE3201, NW3309..NE3301
start line: 1939 border Russian: NW3408..NW3401, NE3433..NE3401, NW3508..NE3501, NW3612, NW3611
start line: 1939 border Russian: NW3608..NE3601, NW3713, NW3712, NW3710..NE3701, NW3814, NW3812..NE3801
start line: 1939 border Russian: NW3915..NE3901, NW4015..NE4001, NW4116..NE4101, NW4216..NE4201
start line: 1939 border Russian: NW4316..NE4301, NW4416..NW4411, NW4409..NE4401, NW4516..NE4501
start line: 1939 border Russian: NW4615..NE4601, NW4716..NE4701, NW4816..NE4801, NW4916..NE4901
start line: 1939 border Russian: NW5016..NE5001, SW0116..SE0101, SW0215..SE0201, SW0316..SE0301
start line: 1939 border Russian: SW0415..SE0401, SW0514..SE0501, SW0614..SE0601, SW0714..SE0701
start line: 1939 border Russian: SW0814..SE0801, SW0915..SE0901, SW1015..SE1001, SW1116..SE1101
start line: 1939 border Russian: SW1215..SE1201, SW1316..SE1301, SW1416..SE1401, SW1516..SE1501
start line: 1939 border Russian: SW1615..SE1601, SW1715..SE1701, SW1814..SE1801, SW1914..SE1901
start line: 1939 border Russian: SW2014..SE2001, SW2115..SE2101, SW2214..SE2201, SW2315..SE2301
start line: 1939 border Russian: SW2414..SE2401, SW2516..SE2501, SW2616..SE2601, SW2717..SE2701
start line: 1939 border Russian: SW2816..SE2801, SW2917..SE2901, SW3016..SE3001, SW3117..SE3102, SW3215
start line: 1939 border Russian: SW3213..SE3202, SW3313..SE3324, SE3322..SE3302, SW3410..SE3425
start line: 1939 border Russian: SE3422..SE3402, SW3510..SE3527, SE3523..SE3503, SW3609..SE3628
start line: 1939 border Russian: SE3622..SE3602, SW3710..SE3730, SE3723..SE3701, SW3808..SE3830
start line: 1939 border Russian: SE3823..SE3801, SW3907, SW3906, SW3903..SE3933, SE3923..SE3901, SW4006
start line: 1939 border Russian: SE4032..SE4030, SE4023..SE4001, SE4134..SE4130, SE4128..SE4101
start line: 1939 border Russian: SE4234..SE4227, SE4223..SE4201, SE4333..SE4329, SE4321..SE4301
start line: 1939 border Russian: SE4432..SE4430, SE4419..SE4401, SE4533..SE4531, SE4517..SE4501
start line: 1939 border Russian: SE4615..SE4601, SE4714..SE4701, SE4811..SE4801, SE4912..SE4901
start line: 1939 border Russian: SE5010..SE5001, SE5111, SE5110, SE5107..SE5101
start line: Stalingrad Axis: NW0133..NW0115, NW0232..NW0220, NW0218..NW0215, NW0333..NW0330, NW0328..NW0321
start line: Stalingrad Axis: NW0319..NW0316, NW0433..NW0430, NW0427..NW0415, NW0534..NW0531, NW0526..NW0516
start line: Stalingrad Axis: NW0633, NW0625..NW0615, NW0724..NW0716, NW0824..NW0815, NW0924..NW0915
start line: Stalingrad Axis: NW1024..NW1015, NW1124..NW1115, NW1223..NW1214, NW1324..NW1314, NW1423..NW1412
start line: Stalingrad Axis: NW1524..NW1513, NW1622..NW1613, NW1722..NW1714, NW1821..NW1813, NW1922..NW1913
start line: Stalingrad Axis: NW2022..NW2012, NW2123..NW2120, NW2118..NW2112, NW2223..NW2210, NW2324..NW2309
start line: Stalingrad Axis: NW2425..NW2408, NW2526..NW2516, NW2514..NW2507, NW2627..NW2607, NW2727..NW2706
start line: Stalingrad Axis: NW2827..NW2807, NW2928..NW2916, NW2914..NW2907, NW3027..NW3015, NW3013..NW3006
start line: Stalingrad Axis: NW3127..NW3117, NW3114, NW3113, NW3111..NW3105, NW3227..NW3218, NW3215..NW3213
start line: Stalingrad Axis: NW3210..NW3205, NW3327..NW3318, NW3315, NW3314, NW3309..NW3307, NW3427..NW3413
start line: Stalingrad Axis: NW3408, NW3527..NW3513, NW3627..NW3617, NW3615..NW3613, NW3727..NW3721
start line: Stalingrad Axis: NW3825..NW3823, NW3811, NW3810, NW3925, NW3916..NW3910, NW4020, NW4019
start line: Stalingrad Axis: NW4016..NW4010, NW4123..NW4110, NW4223..NW4218, NW4216..NW4210, NW4326
start line: Stalingrad Axis: NW4324..NW4318, NW4316..NW4311, NW4425, NW4423..NW4411, NW4526, NW4525
start line: Stalingrad Axis: NW4523..NW4508, NW4621..NW4607, NW4722..NW4710, NW4826, NW4825, NW4821..NW4811
start line: Stalingrad Axis: NW4927..NW4925, NW4922..NW4912, NW5027..NW5024, NW5022..NW5012, SW0128..SW0112
start line: Stalingrad Axis: SW0105..SW0103, SW0228..SW0211, SW0205..SW0202, SW0328..SW0310, SW0306..SW0302
start line: Stalingrad Axis: SW0427..SW0402, SW0528..SW0502, SW0627..SW0602, SW0727..SW0703, SW0827..SW0803
start line: Stalingrad Axis: SW0934, SW0930..SW0902, SW1033, SW1032, SW1030..SE1032, SW1134..SE1132
start line: Stalingrad Axis: SW1233..SE1231, SW1334..SE1331, SW1433..SE1430, SW1534..SE1530, SW1633..SE1630
start line: Stalingrad Axis: SW1734..SE1730, SW1833..SE1829, SW1934..SE1929, SW2033..SE2029, SW2134..SE2129
start line: Stalingrad Axis: SW2233..SE2228, SW2334..SE2328, SW2433..SE2427, SW2534..SE2527, SW2633..SE2626
start line: Stalingrad Axis: SW2734..SE2725, SW2833..SE2824, SW2934..SE2924, SW3033..SE3023, SW3134..SE3123
start line: Stalingrad Axis: SW3233..SE3222, SW3334..SE3324, SW3433..SE3425, SW3534..SE3527, SW3633..SE3628
start line: Stalingrad Axis: SW3734..SE3730, SW3833..SE3830, SW3934..SW3906, SW3903..SE3933, SW4033..SW4006
start line: Stalingrad Axis: SE4032..SE4030, SW4134..SW4107, SE4134..SE4130, SE4128..SE4126, SW4233..SW4208
start line: Stalingrad Axis: SE4234..SE4227, SW4334..SW4309, SE4333..SE4329, SW4433..SW4408, SE4432..SE4430
start line: Stalingrad Axis: SW4534..SW4508, SE4532, SE4531, SW4633..SW4610, SW4734..SW4710, SW4833..SW4810
start line: Stalingrad Axis: SW4934..SW4910, SW5033..SW5010, SW5134..SW5110
start line: Stalingrad Russian: NW0114..NW0108, NE0132..NE0130, NE0127..NE0101, NW0214..NW0206, NE0231
start line: Stalingrad Russian: NE0230, NE0226..NE0201, NW0315..NW0304, NE0332, NE0331, NE0326..NE0301
start line: Stalingrad Russian: NW0414..NW0402, NE0431, NE0430, NE0426..NE0401, NW0515..NW0502
start line: Stalingrad Russian: NE0531..NE0501, NW0614..NW0601, NE0630..NE0601, NW0715..NW0701
start line: Stalingrad Russian: NE0730..NE0701, NW0814..NW0801, NE0830..NE0801, NW0914..NW0902
start line: Stalingrad Russian: NE0933..NE0901, NW1014, NW1012..NW1002, NE1033..NE1001, NW1114, NW1112
start line: Stalingrad Russian: NW1108..NW1104, NE1134..NE1101, NW1213..NW1210, NE1234..NE1201
start line: Stalingrad Russian: NW1313..NW1310, NW1301..NE1301, NW1411..NW1409, NE1434..NE1401
start line: Stalingrad Russian: NW1512..NW1509, NE1534..NE1501, NW1612..NW1609, NW1605, NW1604
start line: Stalingrad Russian: NE1634..NE1601, NW1713..NW1709, NW1705..NE1701, NW1812..NW1808
start line: Stalingrad Russian: NW1804..NE1801, NW1912..NW1908, NW1903..NE1901, NW2011..NW2005
start line: Stalingrad Russian: NW2002..NE2001, NW2111..NE2101, NW2209, NW2208, NW2206..NE2201
start line: Stalingrad Russian: NW2308..NE2301, NW2407..NE2401, NW2506..NE2501, NW2605..NE2601
start line: Stalingrad Russian: NW2705..NE2701, NW2804..NE2801, NW2904..NE2901, NW3003..NE3001
start line: Stalingrad Russian: NW3103..NE3101, NW3203..NE3201, NW3306..NE3301, NW3407..NW3401
start line: Stalingrad Russian: NE3433..NE3401, NW3508..NE3501, NW3612, NW3611, NW3608..NE3601, NW3713
start line: Stalingrad Russian: NW3712, NW3710..NE3701, NW3814, NW3812, NW3809..NE3801, NW3909..NE3901
start line: Stalingrad Russian: NW4009..NE4001, NW4109..NE4101, NW4209..NE4201, NW4310..NE4301
start line: Stalingrad Russian: NW4409..NE4401, NW4507..NE4501, NW4606..NE4601, NW4709..NE4701
start line: Stalingrad Russian: NW4810..NE4801, NW4911..NE4901, NW5011..NE5001, SW0111..SW0106
start line: Stalingrad Russian: SW0102..SE0101, SW0210..SW0206, SW0201..SE0201, SW0309..SW0307
start line: Stalingrad Russian: SW0301..SE0301, SW0401..SE0401, SW0501..SE0501, SW0601..SE0601
start line: Stalingrad Russian: SW0702..SE0701, SW0802..SE0801, SW0901..SE0901, SE1031..SE1001
start line: Stalingrad Russian: SE1131..SE1101, SE1230..SE1201, SE1330..SE1301, SE1429..SE1401
start line: Stalingrad Russian: SE1529..SE1501, SE1629..SE1601, SE1729..SE1701, SE1828..SE1801
start line: Stalingrad Russian: SE1928..SE1901, SE2028..SE2001, SE2128..SE2101, SE2227..SE2201
start line: Stalingrad Russian: SE2327..SE2301, SE2426..SE2401, SE2526..SE2501, SE2625..SE2601
start line: Stalingrad Russian: SE2724..SE2701, SE2823..SE2801, SE2923..SE2901, SE3022..SE3001
start line: Stalingrad Russian: SE3122..SE3102, SE3221..SE3202, SE3322..SE3302, SE3422..SE3402
start line: Stalingrad Russian: SE3523..SE3503, SE3622..SE3602, SE3723..SE3701, SE3823..SE3801
start line: Stalingrad Russian: SE3923..SE3901, SE4023..SE4001, SE4125..SE4101, SE4223..SE4201
start line: Stalingrad Russian: SE4321..SE4301, SE4419..SE4401, SE4533, SE4517..SE4501, SE4615..SE4601
start line: Stalingrad Russian: SE4714..SE4701, SE4811..SE4801, SE4912..SE4901, SE5010..SE5001, SE5111
start line: Stalingrad Russian: SE5110, SE5107..SE5101
start line: Kursk Axis: NW0133..NW0115, NW0232..NW0220, NW0218..NW0215, NW0333..NW0330, NW0328..NW0321
start line: Kursk Axis: NW0319..NW0316, NW0433..NW0430, NW0427..NW0415, NW0534..NW0531, NW0526..NW0516
start line: Kursk Axis: NW0633, NW0625..NW0615, NW0724..NW0716, NW0824..NW0815, NW0924..NW0915
start line: Kursk Axis: NW1024..NW1015, NW1124..NW1115, NW1223..NW1214, NW1324..NW1314, NW1423..NW1412
start line: Kursk Axis: NW1524..NW1513, NW1622..NW1613, NW1722..NW1714, NW1821..NW1813, NW1922..NW1913
start line: Kursk Axis: NW2022..NW2012, NW2123..NW2120, NW2118..NW2112, NW2223..NW2210, NW2324..NW2309
start line: Kursk Axis: NW2425..NW2408, NW2526..NW2516, NW2514..NW2507, NW2627..NW2607, NW2727..NW2706
start line: Kursk Axis: NW2827..NW2807, NW2928..NW2916, NW2914..NW2907, NW3027..NW3015, NW3013..NW3006
start line: Kursk Axis: NW3127..NW3117, NW3114, NW3113, NW3111..NW3105, NW3227..NW3218, NW3215..NW3213
start line: Kursk Axis: NW3210..NW3205, NW3327..NW3318, NW3315, NW3314, NW3309..NW3307, NW3427..NW3413
start line: Kursk Axis: NW3408, NW3527..NW3513, NW3627..NW3617, NW3615..NW3613, NW3727..NW3721
start line: Kursk Axis: NW3825..NW3823, NW3925, NW3916..NW3910, NW4020, NW4019, NW4016..NW4010
start line: Kursk Axis: NW4123..NW4110, NW4223..NW4218, NW4216..NW4210, NW4326, NW4324..NW4318
start line: Kursk Axis: NW4316..NW4311, NW4425, NW4423..NW4411, NW4526, NW4525, NW4523..NW4510
start line: Kursk Axis: NW4621..NW4610, NW4722..NW4710, NW4826, NW4825, NW4821..NW4811, NW4927..NW4925
start line: Kursk Axis: NW4922..NW4913, NW5027..NW5024, NW5022..NW5013, SW0128..SW0113, SW0228..SW0212
start line: Kursk Axis: SW0328..SW0311, SW0427..SW0409, SW0528..SW0508, SW0627..SW0605, SW0727..SW0704
start line: Kursk Axis: SW0827..SW0803, SW0934, SW0930..SW0903, SW1033, SW1032, SW1030..SE1032
start line: Kursk Axis: SW1134..SE1132, SW1233..SE1231, SW1334..SE1331, SW1433..SE1431, SW1534..SE1534
start line: Kursk Axis: SW1633..SE1634, SW1734..SW1701, SW1833..SW1801, SW1934..SW1901, SW2033..SE2033
start line: Kursk Axis: SW2134..SE2129, SW2233..SE2229, SW2334..SE2329, SW2433..SE2428, SW2534..SE2529
start line: Kursk Axis: SW2633..SE2627, SW2734..SE2725, SW2833..SE2824, SW2934..SE2924, SW3033..SE3023
start line: Kursk Axis: SW3134..SE3123, SW3233..SE3222, SW3334..SE3324, SW3433..SE3425, SW3534..SE3527
start line: Kursk Axis: SE3523, SW3633..SE3628, SW3734..SE3730, SW3833..SE3830, SW3934..SW3906
start line: Kursk Axis: SW3903..SE3933, SW4033..SW4006, SE4032..SE4030, SE4023, SW4134..SW4107
start line: Kursk Axis: SE4134..SE4130, SE4128..SE4123, SW4233..SW4208, SE4234..SE4227, SE4223, SE4222
start line: Kursk Axis: SW4334..SW4309, SE4333..SE4329, SW4433..SW4408, SE4432..SE4430, SW4534..SW4508
start line: Kursk Axis: SE4533..SE4531, SW4633..SW4610, SW4734..SW4710, SW4833..SW4810, SW4934..SW4910
start line: Kursk Axis: SW5033..SW5010, SW5134..SW5110
start line: Kursk Russian: NW0114..NW0108, NE0132..NE0130, NE0127..NE0101, NW0214..NW0206, NE0231, NE0230
start line: Kursk Russian: NE0226..NE0201, NW0315..NW0304, NE0332, NE0331, NE0326..NE0301, NW0414..NW0402
start line: Kursk Russian: NE0431, NE0430, NE0426..NE0401, NW0515..NW0502, NE0531..NE0501, NW0614..NW0601
start line: Kursk Russian: NE0630..NE0601, NW0715..NW0701, NE0730..NE0701, NW0814..NW0801, NE0830..NE0801
start line: Kursk Russian: NW0914..NW0902, NE0933..NE0901, NW1014, NW1012..NW1002, NE1033..NE1001, NW1114
start line: Kursk Russian: NW1112, NW1108..NW1104, NE1134..NE1101, NW1213..NW1210, NE1234..NE1201
start line: Kursk Russian: NW1313..NW1310, NW1301..NE1301, NW1411..NW1409, NE1434..NE1401, NW1512..NW1509
start line: Kursk Russian: NE1534..NE1501, NW1612..NW1609, NW1605, NW1604, NE1634..NE1601, NW1713..NW1709
start line: Kursk Russian: NW1705..NE1701, NW1812..NW1808, NW1804..NE1801, NW1912..NW1908, NW1903..NE1901
start line: Kursk Russian: NW2011..NW2005, NW2002..NE2001, NW2111..NE2101, NW2209, NW2208, NW2206..NE2201
start line: Kursk Russian: NW2308..NE2301, NW2407..NE2401, NW2506..NE2501, NW2605..NE2601, NW2705..NE2701
start line: Kursk Russian: NW2804..NE2801, NW2904..NE2901, NW3003..NE3001, NW3103..NE3101, NW3203..NE3201
start line: Kursk Russian: NW3306..NE3301, NW3407..NW3401, NE3433..NE3401, NW3508..NE3501, NW3612, NW3611
start line: Kursk Russian: NW3608..NE3601, NW3713, NW3712, NW3710..NE3701, NW3814, NW3812..NE3801
start line: Kursk Russian: NW3909..NE3901, NW4009..NE4001, NW4109..NE4101, NW4209..NE4201, NW4310..NE4301
start line: Kursk Russian: NW4409..NE4401, NW4509..NE4501, NW4609..NE4601, NW4709..NE4701, NW4810..NE4801
start line: Kursk Russian: NW4912..NE4901, NW5012..NE5001, SW0112..SE0101, SW0211..SE0201, SW0310..SE0301
start line: Kursk Russian: SW0408..SE0401, SW0507..SE0501, SW0604..SE0601, SW0703..SE0701, SW0802..SE0801
start line: Kursk Russian: SW0902..SE0901, SE1031..SE1001, SE1131..SE1101, SE1230..SE1201, SE1330..SE1301
start line: Kursk Russian: SE1430..SE1401, SE1533..SE1501, SE1633..SE1601, SE1734..SE1701, SE1834..SE1801
start line: Kursk Russian: SE1934..SE1901, SE2032..SE2001, SE2128..SE2101, SE2228..SE2201, SE2328..SE2301
start line: Kursk Russian: SE2427..SE2401, SE2528..SE2501, SE2626..SE2601, SE2724..SE2701, SE2823..SE2801
start line: Kursk Russian: SE2923..SE2901, SE3022..SE3001, SE3122..SE3102, SE3221..SE3202, SE3322..SE3302
start line: Kursk Russian: SE3422..SE3402, SE3522..SE3503, SE3622..SE3602, SE3723..SE3701, SE3823..SE3801
start line: Kursk Russian: SE3923..SE3901, SE4022..SE4001, SE4122..SE4101, SE4221..SE4201, SE4321..SE4301
start line: Kursk Russian: SE4419..SE4401, SE4517..SE4501, SE4615..SE4601, SE4714..SE4701, SE4811..SE4801
start line: Kursk Russian: SE4912..SE4901, SE5010..SE5001, SE5111, SE5110, SE5107..SE5101
start line: DAGC Axis: NW0133..NW0115, NW0232..NW0220, NW0218..NW0215, NW0333..NW0330, NW0328..NW0321
start line: DAGC Axis: NW0319..NW0316, NW0433..NW0430, NW0427..NW0415, NW0534..NW0531, NW0526..NW0516
start line: DAGC Axis: NW0633, NW0625..NW0615, NW0724..NW0716, NW0824..NW0815, NW0924..NW0915
start line: DAGC Axis: NW1024..NW1015, NW1124..NW1115, NW1223..NW1214, NW1324..NW1314, NW1423..NW1413
start line: DAGC Axis: NW1524..NW1514, NW1622..NW1613, NW1722..NW1714, NW1821..NW1813, NW1922..NW1913
start line: DAGC Axis: NW2022..NW2012, NW2123..NW2120, NW2118..NW2112, NW2223..NW2211, NW2324..NW2310
start line: DAGC Axis: NW2425..NW2408, NW2526..NW2516, NW2514..NW2507, NW2627..NW2607, NW2727..NW2707
start line: DAGC Axis: NW2827..NW2807, NW2928..NW2916, NW2914..NW2907, NW3027..NW3015, NW3013..NW3006
start line: DAGC Axis: NW3127..NW3117, NW3114, NW3113, NW3111..NW3106, NW3227..NW3218, NW3215..NW3213
start line: DAGC Axis: NW3210..NW3206, NW3327..NW3318, NW3315, NW3314, NW3309, NW3308, NW3427..NW3413
start line: DAGC Axis: NW3408, NW3527..NW3517, NW3627..NW3617, NW3727..NW3721, NW3825..NW3823, NW3925
start line: DAGC Axis: NW4020, NW4019, NW4016, NW4123..NW4117, NW4223..NW4218, NW4326, NW4324..NW4318
start line: DAGC Axis: NW4425, NW4423..NW4416, NW4526, NW4525, NW4523..NW4517, NW4621..NW4615
start line: DAGC Axis: NW4722..NW4715, NW4826, NW4825, NW4821..NW4815, NW4927..NW4925, NW4922..NW4915
start line: DAGC Axis: NW5027..NW5024, NW5022..NW5014, SW0128..SW0114, SW0228..SW0213, SW0328..SW0313
start line: DAGC Axis: SW0427..SW0412, SW0528..SW0511, SW0627..SW0610, SW0727..SW0711, SW0827..SW0810
start line: DAGC Axis: SW0934, SW0930..SW0911, SW1033, SW1032, SW1030..SW1010, SW1134..SW1110
start line: DAGC Axis: SW1233..SW1209, SW1334..SW1310, SW1433..SW1410, SW1534..SW1510, SW1633..SW1611
start line: DAGC Axis: SW1734..SW1712, SW1833..SW1813, SW1934..SW1917, SW2033..SW2018, SW2134..SW2120
start line: DAGC Axis: SW2233..SW2220, SW2334..SW2321, SW2433..SW2420, SW2534..SW2520, SW2633..SW2620
start line: DAGC Axis: SW2734..SW2720, SW2833..SW2819, SW2934..SW2920, SW3033..SW3019, SW3134..SW3120
start line: DAGC Axis: SW3233..SW3220, SW3334..SW3320, SW3433..SW3419, SW3534..SW3519, SW3633..SW3617
start line: DAGC Axis: SW3614, SW3734..SW3711, SW3833..SW3809, SW3934..SW3908, SW4033..SW4007
start line: DAGC Axis: SW4134..SW4107, SW4233..SW4208, SW4334..SW4309, SW4433..SW4408, SW4534..SW4508
start line: DAGC Axis: SW4633..SW4610, SW4734..SW4710, SW4833..SW4810, SW4934..SW4910, SW5033..SW5010
start line: DAGC Axis: SW5134..SW5110
start line: DAGC Russian: NW0114..NW0108, NE0132..NE0130, NE0127..NE0101, NW0214..NW0206, NE0231, NE0230
start line: DAGC Russian: NE0226..NE0201, NW0315..NW0304, NE0332, NE0331, NE0326..NE0301, NW0414..NW0402
start line: DAGC Russian: NE0431, NE0430, NE0426..NE0401, NW0515..NW0502, NE0531..NE0501, NW0614..NW0601
start line: DAGC Russian: NE0630..NE0601, NW0715..NW0701, NE0730..NE0701, NW0814..NW0801, NE0830..NE0801
start line: DAGC Russian: NW0914..NW0902, NE0933..NE0901, NW1014, NW1012..NW1002, NE1033..NE1001, NW1114
start line: DAGC Russian: NW1112, NW1108..NW1104, NE1134..NE1101, NW1213..NW1210, NE1234..NE1201
start line: DAGC Russian: NW1313..NW1310, NW1301..NE1301, NW1412..NW1409, NE1434..NE1401, NW1513..NW1509
start line: DAGC Russian: NE1534..NE1501, NW1612..NW1609, NW1605, NW1604, NE1634..NE1601, NW1713..NW1709
start line: DAGC Russian: NW1705..NE1701, NW1812..NW1808, NW1804..NE1801, NW1912..NW1908, NW1903..NE1901
start line: DAGC Russian: NW2011..NW2005, NW2002..NE2001, NW2111..NE2101, NW2210..NW2208, NW2206..NE2201
start line: DAGC Russian: NW2309..NE2301, NW2407..NE2401, NW2506..NE2501, NW2605..NE2601, NW2706..NE2701
start line: DAGC Russian: NW2804..NE2801, NW2904..NE2901, NW3003..NE3001, NW3105, NW3103..NE3101, NW3205
start line: DAGC Russian: NW3203..NE3201, NW3307..NE3301, NW3407..NW3401, NE3433..NE3401, NW3516..NW3513
start line: DAGC Russian: NW3508..NE3501, NW3615..NW3611, NW3608..NE3601, NW3713, NW3712, NW3710..NE3701
start line: DAGC Russian: NW3814, NW3812..NE3801, NW3916..NE3901, NW4015..NE4001, NW4116..NE4101
start line: DAGC Russian: NW4216..NE4201, NW4316..NE4301, NW4415..NW4411, NW4409..NE4401, NW4516..NE4501
start line: DAGC Russian: NW4614..NE4601, NW4714..NE4701, NW4814..NE4801, NW4914..NE4901, NW5013..NE5001
start line: DAGC Russian: SW0113..SE0101, SW0212..SE0201, SW0312..SE0301, SW0411..SE0401, SW0510..SE0501
start line: DAGC Russian: SW0609..SE0601, SW0710..SE0701, SW0809..SE0801, SW0910..SE0901, SW1009..SE1001
start line: DAGC Russian: SW1109..SE1101, SW1208..SE1201, SW1309..SE1301, SW1409..SE1401, SW1509..SE1501
start line: DAGC Russian: SW1610..SE1601, SW1711..SE1701, SW1812..SE1801, SW1916..SE1901, SW2017..SE2001
start line: DAGC Russian: SW2119..SE2101, SW2219..SE2201, SW2320..SE2301, SW2419..SE2401, SW2519..SE2501
start line: DAGC Russian: SW2619..SE2601, SW2719..SE2701, SW2818..SE2801, SW2919..SE2901, SW3018..SE3001
start line: DAGC Russian: SW3119..SE3102, SW3219..SE3202, SW3319..SE3324, SE3322..SE3302, SW3418..SE3425
start line: DAGC Russian: SE3422..SE3402, SW3518..SE3527, SE3523..SE3503, SW3616, SW3615, SW3613..SE3628
start line: DAGC Russian: SE3622..SE3602, SW3710..SE3730, SE3723..SE3701, SW3808..SE3830, SE3823..SE3801
start line: DAGC Russian: SW3907, SW3906, SW3903..SE3933, SE3923..SE3901, SW4006, SE4032..SE4030
start line: DAGC Russian: SE4023..SE4001, SE4134..SE4130, SE4128..SE4101, SE4234..SE4227, SE4223..SE4201
start line: DAGC Russian: SE4333..SE4329, SE4321..SE4301, SE4432..SE4430, SE4419..SE4401, SE4533..SE4531
start line: DAGC Russian: SE4517..SE4501, SE4615..SE4601, SE4714..SE4701, SE4811..SE4801, SE4912..SE4901
start line: DAGC Russian: SE5010..SE5001, SE5111, SE5110, SE5107..SE5101

[lines]
start line: Barbarossa: NW0116/NW0115, NW0116/NW0215, NW0216/NW0215, NW0216/NW0316, NW0317/NW0316
start line: Barbarossa: NW0317/NW0416, NW0417/NW0416, NW0417/NW0517, NW0518/NW0517, NW0517/NW0617
start line: Barbarossa: NW0617/NW0616, NW0616/NW0717, NW0717/NW0716, NW0717/NW0816, NW0817/NW0816
start line: Barbarossa: NW0816/NW0917, NW0917/NW0916, NW0917/NW1016, NW1017/NW1016, NW1017/NW1117
start line: Barbarossa: NW1118/NW1117, NW1117/NW1217, NW1217/NW1216, NW1216/NW1317, NW1317/NW1316
start line: Barbarossa: NW1316/NW1416, NW1416/NW1415, NW1415/NW1516, NW1516/NW1515, NW1516/NW1615
start line: Barbarossa: NW1616/NW1615, NW1615/NW1716, NW1716/NW1715, NW1716/NW1815, NW1816/NW1815
start line: Barbarossa: NW1815/NW1915, NW1815/NW1916, NW1814/NW1915, NW1915/NW1914, NW1915/NW2014
start line: Barbarossa: NW2015/NW2014, NW2014/NW2115, NW2115/NW2114, NW2114/NW2214, NW2214/NW2213
start line: Barbarossa: NW2214/NW2314, NW2315/NW2314, NW2314/NW2414, NW2414/NW2413, NW2413/NW2513
start line: Barbarossa: NW2413/NW2514, NW2412/NW2513, NW2513/NW2512, NW2512/NW2612, NW2612/NW2611
start line: Barbarossa: NW2612/NW2712, NW2713/NW2712, NW2713/NW2812, NW2813/NW2812, NW2813/NW2913
start line: Barbarossa: NW2914/NW2913, NW2914/NW3013, NW3215/NW3214, NW3215/NW3315, NW3416/NW3415
start line: Barbarossa: NW3416/NW3516, NW3517/NW3516, SW0427/SW0528, SW0528/SW0527, SW0527/SW0627
start line: Barbarossa: SW0627/SW0626, SW0626/SW0727, SW0727/SW0726, SW0726/SW0826, SW0826/SW0825
start line: Barbarossa: SW0825/SW0926, SW0926/SW0925, SW0925/SW1025, SW1025/SW1024, SW1024/SW1125
start line: Barbarossa: SW1125/SW1124, SW1124/SW1224, SW1225/SW1325, SW1224/SW1223, SW1224/SW1324
start line: Barbarossa: SW1224/SW1325, SW1327/SW1426, SW1326/SW1325, SW1326/SW1425, SW1326/SW1426
start line: Barbarossa: SW1427/SW1426, SW1426/SW1527, SW1527/SW1526, SW1527/SW1626, SW1627/SW1626
start line: Barbarossa: SW1626/SW1726, SW1626/SW1727, SW1625/SW1726, SW1726/SW1725, SW1725/SW1824
start line: Barbarossa: SW1725/SW1825, SW1724/SW1824, SW1824/SW1823, SW1823/SW1924, SW1924/SW1923
start line: Barbarossa: SW1923/SW2023, SW2023/SW2022, SW2023/SW2123, SW2124/SW2123, SW2123/SW2223
start line: Barbarossa: SW2223/SW2222, SW2222/SW2323, SW2323/SW2322, SW2322/SW2422, SW2422/SW2421
start line: Barbarossa: SW2421/SW2522, SW2524/SW2623, SW2523/SW2622, SW2523/SW2623, SW2522/SW2521
start line: Barbarossa: SW2522/SW2621, SW2522/SW2622, SW2624/SW2623, SW2624/SW2724, SW2726/SW2825
start line: Barbarossa: SW2725/SW2724, SW2725/SW2824, SW2725/SW2825, SW2826/SW2825, SW2825/SW2926
start line: Barbarossa: SW2926/SW2925, SW2925/SW3025, SW3025/SW3024, SW3024/SW3125, SW3125/SW3124
start line: Barbarossa: SW3124/SW3223, SW3124/SW3224, SW3123/SW3223, SW3223/SW3222, SW3222/SW3322
start line: Barbarossa: SW3222/SW3323, SW3221/SW3322, SW3322/SW3321, SW3321/SW3420, SW3321/SW3421
start line: Barbarossa: SW3320/SW3420, SW3317/SW3416, SW3316/SW3415, SW3316/SW3416, SW3315/SW3415
start line: Barbarossa: SW3420/SW3419, SW3419/SW3520, SW3418/SW3518, SW3417/SW3416, SW3417/SW3517
start line: Barbarossa: SW3417/SW3518, SW3415/SW3414, SW3414/SW3515, SW3520/SW3519, SW3519/SW3518
start line: Barbarossa: SW3519/SW3618, SW3519/SW3619, SW3515/SW3514, SW3514/SW3614, SW3614/SW3613
start line: Barbarossa: SW3613/SW3714, SW3714/SW3713, SW3713/SW3813, SW3813/SW3812, SW3812/SW3913
start line: Barbarossa: SW3913/SW3912, SW3912/SW4012, SW4012/SW4011, SW4012/SW4112, SW4113/SW4112
start line: Barbarossa: SW4112/SW4212, SW4212/SW4211, SW4211/SW4312, SW4312/SW4311, SW4311/SW4411
start line: Barbarossa: SW4310/SW4409, SW4309/SW4408, SW4309/SW4409, SW4411/SW4410, SW4410/SW4409
start line: Barbarossa: SW4410/SW4510, SW4410/SW4511
start line: 1939 border: NW0116/NW0115, NW0116/NW0215, NW0216/NW0215, NW0216/NW0316, NW0317/NW0316
start line: 1939 border: NW0317/NW0416, NW0417/NW0416, NW0417/NW0517, NW0518/NW0517, NW0517/NW0617
start line: 1939 border: NW0617/NW0616, NW0616/NW0717, NW0717/NW0716, NW0716/NW0816, NW0816/NW0815
start line: 1939 border: NW0815/NW0916, NW0916/NW0915, NW0915/NW1015, NW1015/NW1014, NW1014/NW1115
start line: 1939 border: NW1115/NW1114, NW1115/NW1214, NW1215/NW1214, NW1215/NW1315, NW1316/NW1315
start line: 1939 border: NW1315/NW1415, NW1415/NW1414, NW1415/NW1515, NW1516/NW1515, NW1516/NW1615
start line: 1939 border: NW1616/NW1615, NW1615/NW1716, NW1716/NW1715, NW1716/NW1815, NW1816/NW1815
start line: 1939 border: NW1815/NW1915, NW1815/NW1916, NW1814/NW1915, NW1915/NW1914, NW1915/NW2014
start line: 1939 border: NW2015/NW2014, NW2014/NW2115, NW2115/NW2114, NW2114/NW2214, NW2214/NW2213
start line: 1939 border: NW2214/NW2314, NW2315/NW2314, NW2314/NW2414, NW2414/NW2413, NW2413/NW2513
start line: 1939 border: NW2413/NW2514, NW2412/NW2513, NW2513/NW2512, NW2512/NW2612, NW2612/NW2611
start line: 1939 border: NW2611/NW2711, NW2611/NW2712, NW2610/NW2711, NW2711/NW2710, NW2710/NW2810
start line: 1939 border: NW2810/NW2809, NW2809/NW2909, NW2809/NW2910, NW2808/NW2909, NW2909/NW2908
start line: 1939 border: NW2909/NW3008, NW3009/NW3008, NW3009/NW3109, NW3110/NW3109, NW3110/NW3209
start line: 1939 border: NW3210/NW3209, NW3513/NW3612, NW3613/NW3612, NW3613/NW3713, NW3916/NW3915
start line: 1939 border: NW3916/NW4015, NW4016/NW4015, NW4016/NW4116, NW4117/NW4116, NW4117/NW4216
start line: 1939 border: NW4417/NW4416, NW4416/NW4517, NW4517/NW4516, NW4516/NW4616, NW4616/NW4615
start line: 1939 border: NW4616/NW4716, NW4717/NW4716, NW4717/NW4816, NW4817/NW4816, NW4816/NW4917
start line: 1939 border: NW4917/NW4916, NW4917/NW5016, NW5017/NW5016, NW5016/SW0117, SW0117/SW0116
start line: 1939 border: SW0116/SW0216, SW0216/SW0215, SW0216/SW0316, SW0317/SW0316, SW0316/SW0416
start line: 1939 border: SW0416/SW0415, SW0415/SW0515, SW0415/SW0516, SW0414/SW0515, SW0515/SW0514
start line: 1939 border: SW0515/SW0614, SW0615/SW0614, SW0614/SW0715, SW0715/SW0714, SW0715/SW0814
start line: 1939 border: SW0815/SW0814, SW0815/SW0915, SW0916/SW0915, SW0916/SW1015, SW1016/SW1015
start line: 1939 border: SW1016/SW1116, SW1117/SW1116, SW1116/SW1216, SW1216/SW1215, SW1216/SW1316
start line: 1939 border: SW1317/SW1316, SW1317/SW1416, SW1417/SW1416, SW1416/SW1517, SW1517/SW1516
start line: 1939 border: SW1516/SW1616, SW1616/SW1615, SW1615/SW1716, SW1716/SW1715, SW1715/SW1815
start line: 1939 border: SW1815/SW1814, SW1814/SW1915, SW1915/SW1914, SW1915/SW2014, SW2015/SW2014
start line: 1939 border: SW2015/SW2115, SW2116/SW2115, SW2115/SW2215, SW2215/SW2214, SW2215/SW2315
start line: 1939 border: SW2316/SW2315, SW2315/SW2415, SW2416/SW2516, SW2415/SW2414, SW2415/SW2515
start line: 1939 border: SW2415/SW2516, SW2517/SW2516, SW2517/SW2616, SW2617/SW2616, SW2617/SW2717
start line: 1939 border: SW2718/SW2717, SW2717/SW2817, SW2817/SW2816, SW2817/SW2917, SW2918/SW2917
start line: 1939 border: SW2917/SW3017, SW3017/SW3016, SW3017/SW3117, SW3118/SW3117, SW3117/SW3216
start line: 1939 border: SW3117/SW3217, SW3116/SW3216, SW3115/SW3214, SW3114/SW3214, SW3216/SW3215
start line: 1939 border: SW3215/SW3214, SW3215/SW3315, SW3215/SW3316, SW3214/SW3213, SW3213/SW3314
start line: 1939 border: SW3314/SW3313, SW3313/SW3412, SW3313/SW3413, SW3312/SW3411, SW3312/SW3412
start line: 1939 border: SW3311/SW3411, SW3411/SW3410, SW3410/SW3511, SW3511/SW3510, SW3510/SW3610
start line: 1939 border: SW3610/SW3609, SW3610/SW3710, SW3711/SW3710, SW3710/SW3809, SW3710/SW3810
start line: 1939 border: SW3709/SW3809, SW3809/SW3808, SW3808/SW3908, SW3808/SW3909, SW3807/SW3908
start line: 1939 border: SW3908/SW3907, SW3907/SW4007, SW4007/SW4006, SW4006/SW4107
start line: Stalingrad: NW0115/NW0114, NW0115/NW0214, NW0215/NW0214, NW0215/NW0315, NW0316/NW0315
start line: Stalingrad: NW0315/NW0415, NW0415/NW0414, NW0415/NW0515, NW0516/NW0515, NW0515/NW0615
start line: Stalingrad: NW0615/NW0614, NW0615/NW0715, NW0716/NW0715, NW0715/NW0815, NW0815/NW0814
start line: Stalingrad: NW0814/NW0915, NW0915/NW0914, NW0915/NW1014, NW1015/NW1014, NW1014/NW1115
start line: Stalingrad: NW1115/NW1114, NW1114/NW1214, NW1214/NW1213, NW1213/NW1314, NW1314/NW1313
start line: Stalingrad: NW1313/NW1412, NW1313/NW1413, NW1312/NW1412, NW1412/NW1411, NW1412/NW1512
start line: Stalingrad: NW1513/NW1512, NW1513/NW1612, NW1613/NW1612, NW1613/NW1713, NW1714/NW1713
start line: Stalingrad: NW1713/NW1813, NW1813/NW1812, NW1812/NW1913, NW1913/NW1912, NW1912/NW2012
start line: Stalingrad: NW2012/NW2011, NW2011/NW2112, NW2112/NW2111, NW2111/NW2210, NW2111/NW2211
start line: Stalingrad: NW2110/NW2210, NW2210/NW2209, NW2209/NW2309, NW2209/NW2310, NW2208/NW2309
start line: Stalingrad: NW2309/NW2308, NW2308/NW2408, NW2408/NW2407, NW2407/NW2507, NW2407/NW2508
start line: Stalingrad: NW2406/NW2507, NW2507/NW2506, NW2605/NW2706, NW2706/NW2705, NW3206/NW3306
start line: Stalingrad: NW3205/NW3305, NW3205/NW3306, NW3308/NW3407, NW3307/NW3306, NW3307/NW3406
start line: Stalingrad: NW3307/NW3407, NW3408/NW3407, NW3408/NW3508, NW3513/NW3612, NW3613/NW3612
start line: Stalingrad: NW3613/NW3713, NW3712/NW3811, NW3710/NW3810, NW3814/NW3914, NW3814/NW3915
start line: Stalingrad: NW3812/NW3811, NW3812/NW3912, NW3812/NW3913, NW3810/NW3809, NW3809/NW3910
start line: Stalingrad: NW3910/NW3909, NW3910/NW4009, NW4010/NW4009, NW4009/NW4110, NW4110/NW4109
start line: Stalingrad: NW4110/NW4209, NW4210/NW4209, NW4210/NW4310, NW4311/NW4310, NW4409/NW4509
start line: Stalingrad: NW4409/NW4510, NW4408/NW4508, NW4408/NW4509, NW4407/NW4508, NW4508/NW4507
start line: Stalingrad: NW4507/NW4607, NW4609/NW4709, NW4608/NW4708, NW4608/NW4709, NW4607/NW4606
start line: Stalingrad: NW4607/NW4707, NW4607/NW4708, NW4711/NW4810, NW4710/NW4709, NW4710/NW4809
start line: Stalingrad: NW4710/NW4810, NW4811/NW4810, NW4811/NW4911, NW4912/NW4911, NW4912/NW5011
start line: Stalingrad: NW5012/NW5011, NW5011/SW0112, NW5005/SW0105, NW5004/SW0104, NW5004/SW0105
start line: Stalingrad: NW5003/SW0103, NW5003/SW0104, NW5002/SW0103, SW0112/SW0111, SW0111/SW0211
start line: Stalingrad: SW0106/SW0105, SW0106/SW0205, SW0103/SW0102, SW0102/SW0202, SW0211/SW0210
start line: Stalingrad: SW0210/SW0310, SW0210/SW0311, SW0209/SW0310, SW0206/SW0205, SW0206/SW0306
start line: Stalingrad: SW0202/SW0201, SW0201/SW0302, SW0310/SW0309, SW0309/SW0408, SW0309/SW0409
start line: Stalingrad: SW0308/SW0407, SW0308/SW0408, SW0307/SW0306, SW0307/SW0406, SW0307/SW0407
start line: Stalingrad: SW0302/SW0301, SW0302/SW0401, SW0402/SW0401, SW0401/SW0502, SW0502/SW0501
start line: Stalingrad: SW0502/SW0601, SW0602/SW0601, SW0602/SW0702, SW0703/SW0702, SW0703/SW0802
start line: Stalingrad: SW0803/SW0802, SW0802/SW0902, SW0802/SW0903, SW0801/SW0902, SW0902/SW0901
start line: Stalingrad: SW0901/SE1034, SW0901/SW1001, SE0934/SE1033, SE0934/SE1034, SE0933/SE1032
start line: Stalingrad: SE0933/SE1033, SE0932/SE1032, SE1032/SE1031, SE1031/SE1132, SE1132/SE1131
start line: Stalingrad: SE1131/SE1231, SE1231/SE1230, SE1230/SE1331, SE1331/SE1330, SE1330/SE1430
start line: Stalingrad: SE1430/SE1429, SE1429/SE1530, SE1530/SE1529, SE1530/SE1629, SE1630/SE1629
start line: Stalingrad: SE1629/SE1730, SE1730/SE1729, SE1729/SE1829, SE1829/SE1828, SE1828/SE1929
start line: Stalingrad: SE1929/SE1928, SE1929/SE2028, SE2029/SE2028, SE2028/SE2129, SE2129/SE2128
start line: Stalingrad: SE2128/SE2228, SE2228/SE2227, SE2227/SE2328, SE2328/SE2327, SE2327/SE2427
start line: Stalingrad: SE2427/SE2426, SE2426/SE2527, SE2527/SE2526, SE2526/SE2626, SE2626/SE2625
start line: Stalingrad: SE2625/SE2725, SE2625/SE2726, SE2624/SE2725, SE2725/SE2724, SE2724/SE2824
start line: Stalingrad: SE2824/SE2823, SE2823/SE2924, SE2924/SE2923, SE2923/SE3023, SE3023/SE3022
start line: Stalingrad: SE3022/SE3123, SE3123/SE3122, SE3122/SE3222, SE3222/SE3221, SE3222/SE3322
start line: Stalingrad: SE4126/SE4125, SE4432/SE4533, SE4533/SE4532
start line: Kursk: NW0115/NW0114, NW0115/NW0214, NW0215/NW0214, NW0215/NW0315, NW0316/NW0315, NW0315/NW0415
start line: Kursk: NW0415/NW0414, NW0415/NW0515, NW0516/NW0515, NW0515/NW0615, NW0615/NW0614, NW0615/NW0715
start line: Kursk: NW0716/NW0715, NW0715/NW0815, NW0815/NW0814, NW0814/NW0915, NW0915/NW0914, NW0915/NW1014
start line: Kursk: NW1015/NW1014, NW1014/NW1115, NW1115/NW1114, NW1114/NW1214, NW1214/NW1213, NW1213/NW1314
start line: Kursk: NW1314/NW1313, NW1313/NW1412, NW1313/NW1413, NW1312/NW1412, NW1412/NW1411, NW1412/NW1512
start line: Kursk: NW1513/NW1512, NW1513/NW1612, NW1613/NW1612, NW1613/NW1713, NW1714/NW1713, NW1713/NW1813
start line: Kursk: NW1813/NW1812, NW1812/NW1913, NW1913/NW1912, NW1912/NW2012, NW2012/NW2011, NW2011/NW2112
start line: Kursk: NW2112/NW2111, NW2111/NW2210, NW2111/NW2211, NW2110/NW2210, NW2210/NW2209, NW2209/NW2309
start line: Kursk: NW2209/NW2310, NW2208/NW2309, NW2309/NW2308, NW2308/NW2408, NW2408/NW2407, NW2407/NW2507
start line: Kursk: NW2407/NW2508, NW2406/NW2507, NW2507/NW2506, NW2605/NW2706, NW2706/NW2705, NW3206/NW3306
start line: Kursk: NW3205/NW3305, NW3205/NW3306, NW3308/NW3407, NW3307/NW3306, NW3307/NW3406, NW3307/NW3407
start line: Kursk: NW3408/NW3407, NW3408/NW3508, NW3513/NW3612, NW3613/NW3612, NW3613/NW3713, NW3814/NW3914
start line: Kursk: NW3814/NW3915, NW3812/NW3912, NW3812/NW3913, NW3811/NW3911, NW3811/NW3912, NW3810/NW3910
start line: Kursk: NW3810/NW3911, NW3809/NW3910, NW3910/NW3909, NW3910/NW4009, NW4010/NW4009, NW4009/NW4110
start line: Kursk: NW4110/NW4109, NW4110/NW4209, NW4210/NW4209, NW4210/NW4310, NW4311/NW4310, NW4409/NW4510
start line: Kursk: NW4510/NW4509, NW4510/NW4609, NW4610/NW4609, NW4609/NW4710, NW4711/NW4810, NW4710/NW4709
start line: Kursk: NW4710/NW4809, NW4710/NW4810, NW4812/NW4912, NW4811/NW4810, NW4811/NW4911, NW4811/NW4912
start line: Kursk: NW4913/NW4912, NW4913/NW5012, NW5013/NW5012, NW5012/SW0113, SW0113/SW0112, SW0112/SW0212
start line: Kursk: SW0212/SW0211, SW0211/SW0311, SW0211/SW0312, SW0210/SW0311, SW0311/SW0310, SW0310/SW0409
start line: Kursk: SW0310/SW0410, SW0309/SW0409, SW0409/SW0408, SW0408/SW0508, SW0408/SW0509, SW0407/SW0508
start line: Kursk: SW0508/SW0507, SW0507/SW0606, SW0507/SW0607, SW0506/SW0605, SW0506/SW0606, SW0505/SW0605
start line: Kursk: SW0605/SW0604, SW0604/SW0704, SW0604/SW0705, SW0603/SW0704, SW0704/SW0703, SW0703/SW0803
start line: Kursk: SW0803/SW0802, SW0802/SW0903, SW0903/SW0902, SW0902/SW1001, SW0902/SW1002, SW0901/SE1034
start line: Kursk: SW0901/SW1001, SE0934/SE1033, SE0934/SE1034, SE0933/SE1032, SE0933/SE1033, SE0932/SE1032
start line: Kursk: SE1032/SE1031, SE1031/SE1132, SE1132/SE1131, SE1131/SE1231, SE1231/SE1230, SE1230/SE1331
start line: Kursk: SE1331/SE1330, SE1331/SE1430, SE1433/SE1533, SE1432/SE1532, SE1432/SE1533, SE1431/SE1430
start line: Kursk: SE1431/SE1531, SE1431/SE1532, SE1534/SE1533, SE1534/SE1633, SE1634/SE1633, SE1634/SE1734
start line: Kursk: SW1701/SE1734, SW1701/SE1834, SW1801/SE1834, SE1834/SW1901, SW1901/SE1934, SE1934/SE2033
start line: Kursk: SE1934/SE2034, SE1933/SE2033, SE2033/SE2032, SE2032/SE2132, SE2032/SE2133, SE2031/SE2131
start line: Kursk: SE2031/SE2132, SE2030/SE2130, SE2030/SE2131, SE2029/SE2129, SE2029/SE2130, SE2028/SE2129
start line: Kursk: SE2129/SE2128, SE2129/SE2228, SE2229/SE2228, SE2228/SE2329, SE2329/SE2328, SE2328/SE2428
start line: Kursk: SE2428/SE2427, SE2428/SE2528, SE2529/SE2528, SE2528/SE2627, SE2528/SE2628, SE2527/SE2627
start line: Kursk: SE2627/SE2626, SE2626/SE2726, SE2626/SE2727, SE2625/SE2725, SE2625/SE2726, SE2624/SE2725
start line: Kursk: SE2725/SE2724, SE2724/SE2824, SE2824/SE2823, SE2823/SE2924, SE2924/SE2923, SE2923/SE3023
start line: Kursk: SE3023/SE3022, SE3022/SE3123, SE3123/SE3122, SE3122/SE3222, SE3222/SE3221, SE3222/SE3322
start line: Kursk: SE3422/SE3523, SE3523/SE3522, SE3523/SE3622, SE3923/SE4023, SE4023/SE4022, SE4022/SE4123
start line: Kursk: SE4123/SE4122, SE4122/SE4222, SE4222/SE4221
start line: DAGC: NW0115/NW0114, NW0115/NW0214, NW0215/NW0214, NW0215/NW0315, NW0316/NW0315, NW0315/NW0415
start line: DAGC: NW0415/NW0414, NW0415/NW0515, NW0516/NW0515, NW0515/NW0615, NW0615/NW0614, NW0615/NW0715
start line: DAGC: NW0716/NW0715, NW0715/NW0815, NW0815/NW0814, NW0814/NW0915, NW0915/NW0914, NW0915/NW1014
start line: DAGC: NW1015/NW1014, NW1014/NW1115, NW1115/NW1114, NW1114/NW1214, NW1214/NW1213, NW1213/NW1314
start line: DAGC: NW1314/NW1313, NW1313/NW1413, NW1413/NW1412, NW1413/NW1513, NW1514/NW1513, NW1513/NW1613
start line: DAGC: NW1613/NW1612, NW1613/NW1713, NW1714/NW1713, NW1713/NW1813, NW1813/NW1812, NW1812/NW1913
start line: DAGC: NW1913/NW1912, NW1912/NW2012, NW2012/NW2011, NW2011/NW2112, NW2112/NW2111, NW2111/NW2211
start line: DAGC: NW2211/NW2210, NW2210/NW2310, NW2210/NW2311, NW2209/NW2310, NW2310/NW2309, NW2309/NW2408
start line: DAGC: NW2309/NW2409, NW2308/NW2408, NW2408/NW2407, NW2407/NW2507, NW2407/NW2508, NW2406/NW2507
start line: DAGC: NW2507/NW2506, NW2707/NW2706, NW3106/NW3105, NW3106/NW3205, NW3207/NW3307, NW3206/NW3205
start line: DAGC: NW3206/NW3306, NW3206/NW3307, NW3308/NW3307, NW3308/NW3407, NW3416/NW3516, NW3415/NW3515
start line: DAGC: NW3415/NW3516, NW3414/NW3514, NW3414/NW3515, NW3413/NW3513, NW3413/NW3514, NW3408/NW3407
start line: DAGC: NW3408/NW3508, NW3517/NW3516, NW3916/NW4016, NW4016/NW4015, NW4016/NW4116, NW4117/NW4116
start line: DAGC: NW4117/NW4216, NW4316/NW4416, NW4416/NW4415, NW4416/NW4516, NW4517/NW4516, NW4516/NW4615
start line: DAGC: NW4516/NW4616, NW4515/NW4615, NW4615/NW4614, NW4614/NW4715, NW4715/NW4714, NW4715/NW4814
start line: DAGC: NW4815/NW4814, NW4814/NW4915, NW4915/NW4914, NW4914/NW5014, NW5014/NW5013, NW5013/SW0114
start line: DAGC: SW0114/SW0113, SW0113/SW0213, SW0213/SW0212, SW0212/SW0313, SW0313/SW0312, SW0312/SW0412
start line: DAGC: SW0412/SW0411, SW0411/SW0511, SW0411/SW0512, SW0410/SW0511, SW0511/SW0510, SW0510/SW0610
start line: DAGC: SW0610/SW0609, SW0610/SW0710, SW0711/SW0710, SW0710/SW0810, SW0810/SW0809, SW0810/SW0910
start line: DAGC: SW0911/SW0910, SW0910/SW1010, SW1010/SW1009, SW1009/SW1110, SW1110/SW1109, SW1109/SW1209
start line: DAGC: SW1209/SW1208, SW1209/SW1309, SW1310/SW1309, SW1310/SW1409, SW1410/SW1409, SW1409/SW1510
start line: DAGC: SW1511/SW1610, SW1510/SW1509, SW1510/SW1609, SW1510/SW1610, SW1611/SW1610, SW1611/SW1711
start line: DAGC: SW1713/SW1812, SW1712/SW1711, SW1712/SW1811, SW1712/SW1812, SW1816/SW1916, SW1815/SW1915
start line: DAGC: SW1815/SW1916, SW1814/SW1914, SW1814/SW1915, SW1813/SW1812, SW1813/SW1913, SW1813/SW1914
start line: DAGC: SW1918/SW2017, SW1917/SW1916, SW1917/SW2016, SW1917/SW2017, SW2019/SW2119, SW2018/SW2017
start line: DAGC: SW2018/SW2118, SW2018/SW2119, SW2120/SW2119, SW2120/SW2219, SW2220/SW2219, SW2220/SW2320
start line: DAGC: SW2321/SW2320, SW2320/SW2420, SW2420/SW2419, SW2419/SW2520, SW2520/SW2519, SW2520/SW2619
start line: DAGC: SW2620/SW2619, SW2619/SW2720, SW2720/SW2719, SW2719/SW2819, SW2819/SW2818, SW2819/SW2919
start line: DAGC: SW2920/SW2919, SW2919/SW3019, SW3019/SW3018, SW3019/SW3119, SW3120/SW3119, SW3120/SW3219
start line: DAGC: SW3220/SW3219, SW3219/SW3320, SW3320/SW3319, SW3319/SW3419, SW3419/SW3418, SW3418/SW3519
start line: DAGC: SW3519/SW3518, SW3518/SW3617, SW3518/SW3618, SW3517/SW3617, SW3515/SW3614, SW3514/SW3614
start line: DAGC: SW3617/SW3616, SW3616/SW3716, SW3616/SW3717, SW3615/SW3614, SW3615/SW3715, SW3615/SW3716
start line: DAGC: SW3614/SW3613, SW3613/SW3713, SW3613/SW3714, SW3612/SW3712, SW3612/SW3713, SW3611/SW3711
start line: DAGC: SW3611/SW3712, SW3610/SW3711, SW3711/SW3710, SW3710/SW3809, SW3710/SW3810, SW3709/SW3809
start line: DAGC: SW3809/SW3808, SW3808/SW3908, SW3808/SW3909, SW3807/SW3908, SW3908/SW3907, SW3907/SW4007
start line: DAGC: SW4007/SW4006, SW4006/SW4107
weather line: Weatherline: NW2233/NW2333, NW2233/NW2334, NW2232/NW2332, NW2232/NW2333, NW2231/NW2331
weather line: Weatherline: NW2231/NW2332, NW2230/NW2330, NW2230/NW2331, NW2229/NW2329, NW2229/NW2330
weather line: Weatherline: NW2228/NW2328, NW2228/NW2329, NW2227/NW2327, NW2227/NW2328, NW2226/NW2326
weather line: Weatherline: NW2226/NW2327, NW2225/NW2325, NW2225/NW2326, NW2224/NW2324, NW2224/NW2325
weather line: Weatherline: NW2223/NW2323, NW2223/NW2324, NW2222/NW2322, NW2222/NW2323, NW2221/NW2321
weather line: Weatherline: NW2221/NW2322, NW2220/NW2320, NW2220/NW2321, NW2219/NW2319, NW2219/NW2320
weather line: Weatherline: NW2218/NW2318, NW2218/NW2319, NW2217/NW2317, NW2217/NW2318, NW2216/NW2316
weather line: Weatherline: NW2216/NW2317, NW2215/NW2315, NW2215/NW2316, NW2214/NW2314, NW2214/NW2315
weather line: Weatherline: NW2213/NW2313, NW2213/NW2314, NW2212/NW2312, NW2212/NW2313, NW2211/NW2311
weather line: Weatherline: NW2211/NW2312, NW2210/NW2310, NW2210/NW2311, NW2209/NW2309, NW2209/NW2310
weather line: Weatherline: NW2208/NW2308, NW2208/NW2309, NW2207/NW2307, NW2207/NW2308, NW2206/NW2306
weather line: Weatherline: NW2206/NW2307, NW2205/NW2305, NW2205/NW2306, NW2204/NW2304, NW2204/NW2305
weather line: Weatherline: NW2203/NW2303, NW2203/NW2304, NW2202/NW2302, NW2202/NW2303, NW2201/NW2301
weather line: Weatherline: NW2201/NW2302, NE2234/NE2334, NE2234/NW2301, NE2233/NE2333, NE2233/NE2334
weather line: Weatherline: NE2232/NE2332, NE2232/NE2333, NE2231/NE2331, NE2231/NE2332, NE2230/NE2330
weather line: Weatherline: NE2230/NE2331, NE2229/NE2329, NE2229/NE2330, NE2228/NE2328, NE2228/NE2329
weather line: Weatherline: NE2227/NE2327, NE2227/NE2328, NE2226/NE2326, NE2226/NE2327, NE2225/NE2325
weather line: Weatherline: NE2225/NE2326, NE2224/NE2324, NE2224/NE2325, NE2223/NE2323, NE2223/NE2324
weather line: Weatherline: NE2222/NE2322, NE2222/NE2323, NE2221/NE2321, NE2221/NE2322, NE2220/NE2320
weather line: Weatherline: NE2220/NE2321, NE2219/NE2319, NE2219/NE2320, NE2218/NE2318, NE2218/NE2319
weather line: Weatherline: NE2217/NE2317, NE2217/NE2318, NE2216/NE2316, NE2216/NE2317, NE2215/NE2315
weather line: Weatherline: NE2215/NE2316, NE2214/NE2314, NE2214/NE2315, NE2213/NE2313, NE2213/NE2314
weather line: Weatherline: NE2212/NE2312, NE2212/NE2313, NE2211/NE2311, NE2211/NE2312, NE2210/NE2310
weather line: Weatherline: NE2210/NE2311, NE2209/NE2309, NE2209/NE2310, NE2208/NE2308, NE2208/NE2309
weather line: Weatherline: NE2207/NE2307, NE2207/NE2308, NE2206/NE2306, NE2206/NE2307, NE2205/NE2305
weather line: Weatherline: NE2205/NE2306, NE2204/NE2304, NE2204/NE2305, NE2203/NE2303, NE2203/NE2304
weather line: Weatherline: NE2202/NE2302, NE2202/NE2303, NE2201/NE2301, NE2201/NE2302
border: Finland 1941: NW0116/NW0115, NW0116/NW0215, NW0216/NW0215, NW0216/NW0316, NW0317/NW0316
border: Finland 1941: NW0317/NW0416, NW0417/NW0416, NW0417/NW0517, NW0518/NW0517, NW0517/NW0617
border: Finland 1941: NW0617/NW0616, NW0616/NW0717, NW0717/NW0716, NW0717/NW0816, NW0817/NW0816
border: Finland 1941: NW0816/NW0917, NW0917/NW0916, NW0917/NW1016, NW1017/NW1016, NW1017/NW1117
border: Finland 1941: NW1118/NW1117, NW1117/NW1217, NW1217/NW1216, NW1216/NW1317, NW1317/NW1316
border: Finland 1941: NW1316/NW1416, NW1416/NW1415, NW1415/NW1516, NW1516/NW1515, NW1516/NW1615
border: Finland 1941: NW1616/NW1615, NW1615/NW1716, NW1716/NW1715, NW1716/NW1815, NW1816/NW1815
border: Finland 1941: NW1815/NW1915, NW1815/NW1916, NW1814/NW1915, NW1915/NW1914, NW1915/NW2014
border: Finland 1941: NW2015/NW2014, NW2014/NW2115, NW2115/NW2114, NW2114/NW2214, NW2214/NW2213
border: Finland 1941: NW2214/NW2314, NW2315/NW2314, NW2314/NW2414, NW2414/NW2413, NW2413/NW2513
border: Finland 1941: NW2413/NW2514, NW2412/NW2513, NW2513/NW2512, NW2512/NW2612, NW2612/NW2611
border: Finland 1941: NW2612/NW2712, NW2713/NW2712, NW2713/NW2812, NW2813/NW2812, NW2813/NW2913
border: Finland 1941: NW2914/NW2913, NW2914/NW3013, NW3215/NW3214, NW3215/NW3315, NW3416/NW3415
border: Finland 1941: NW3416/NW3516, NW3517/NW3516
border: Rumania 1941: SW3317/SW3416, SW3316/SW3415, SW3316/SW3416, SW3315/SW3415, SW3418/SW3518
border: Rumania 1941: SW3417/SW3416, SW3417/SW3517, SW3417/SW3518, SW3415/SW3414, SW3414/SW3515
border: Rumania 1941: SW3519/SW3518, SW3519/SW3618, SW3515/SW3514, SW3514/SW3614, SW3614/SW3613
border: Rumania 1941: SW3613/SW3714, SW3714/SW3713, SW3713/SW3813, SW3813/SW3812, SW3812/SW3913
border: Rumania 1941: SW3913/SW3912, SW3912/SW4012, SW4012/SW4011, SW4012/SW4112, SW4113/SW4112
border: Rumania 1941: SW4112/SW4212, SW4212/SW4211, SW4211/SW4312, SW4312/SW4311, SW4311/SW4411
border: Rumania 1941: SW4310/SW4409, SW4309/SW4408, SW4309/SW4409, SW4411/SW4410, SW4410/SW4409
border: Rumania 1941: SW4410/SW4510, SW4410/SW4511
border: Hungary 1941: SW3024/SW3125, SW3125/SW3124, SW3124/SW3223, SW3124/SW3224, SW3123/SW3223
border: Hungary 1941: SW3223/SW3222, SW3222/SW3322, SW3222/SW3323, SW3221/SW3322, SW3322/SW3321
border: Hungary 1941: SW3321/SW3420, SW3321/SW3421, SW3320/SW3420, SW3420/SW3419, SW3419/SW3520
border: Hungary 1941: SW3520/SW3519, SW3519/SW3619, SW4233/SW4334, SW4334/SW4333, SW4333/SW4433
border: Hungary 1941: SW4433/SW4432, SW4432/SW4533, SW4533/SW4532
border: Greater Germany 1941: SW0427/SW0528, SW0528/SW0527, SW0527/SW0627, SW0627/SW0626, SW0626/SW0727
border: Greater Germany 1941: SW0727/SW0726, SW0726/SW0826, SW0826/SW0825, SW0825/SW0926, SW0926/SW0925
border: Greater Germany 1941: SW0925/SW1025, SW1025/SW1024, SW1024/SW1125, SW1125/SW1124, SW1124/SW1224
border: Greater Germany 1941: SW1225/SW1325, SW1224/SW1223, SW1224/SW1324, SW1224/SW1325, SW1327/SW1426
border: Greater Germany 1941: SW1326/SW1325, SW1326/SW1425, SW1326/SW1426, SW1427/SW1426, SW1426/SW1527
border: Greater Germany 1941: SW1527/SW1526, SW1527/SW1626, SW1627/SW1626, SW1626/SW1726, SW1626/SW1727
border: Greater Germany 1941: SW1625/SW1726, SW1726/SW1725, SW1725/SW1824, SW1725/SW1825, SW1724/SW1824
border: Greater Germany 1941: SW1824/SW1823, SW1823/SW1924, SW1924/SW1923, SW1923/SW2023, SW2023/SW2022
border: Greater Germany 1941: SW2023/SW2123, SW2124/SW2123, SW2123/SW2223, SW2223/SW2222, SW2222/SW2323
border: Greater Germany 1941: SW2323/SW2322, SW2322/SW2422, SW2422/SW2421, SW2421/SW2522, SW2524/SW2623
border: Greater Germany 1941: SW2523/SW2622, SW2523/SW2623, SW2522/SW2521, SW2522/SW2621, SW2522/SW2622
border: Greater Germany 1941: SW2624/SW2623, SW2624/SW2724, SW2726/SW2825, SW2725/SW2724, SW2725/SW2824
border: Greater Germany 1941: SW2725/SW2825, SW2826/SW2825, SW2825/SW2926, SW2926/SW2925, SW2925/SW3025
border: Greater Germany 1941: SW3025/SW3024

[boxes]
off-map: Siberia: NE3001, NE3101, NE3201, NE3301, NE3401, NE3501, NE3601, NE3701, NE3801, NE3901, NE4001, NE4101, NE4201, NE4301, NE4401, NE4501, NE4601, NE4701, NE4801, NE4901, NE5001, SE0101, SE0201, SE0301, SE0401, SE0501, SE0601, SE0701, SE0801, SE0901, SE1001, SE1101, SE1201, SE1301, SE1401, SE1501, SE1601, SE1701, SE1801, SE1901, SE2001, SE2101, SE2201, SE2301, SE2401, SE2501, SE2601, SE2701, SE2801, SE2901, SE3001, SE3101, SE3201, SE3301, SE3401, SE3501, SE3601, SE3701, SE3801, SE3901, SE4001, SE4101, SE4201, SE4301, SE4401, SE4501, SE4601, SE4701, SE4801, SE4901, SE5001, SE5101; arms=21, training=6, personnel=5
`;
