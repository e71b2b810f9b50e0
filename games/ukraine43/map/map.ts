// The compiled map. Written by `rasputitsa map build`, never by hand: corrections go into overrides.jsonl.
export default `map ukraine43
title Ukraine '43

[grid]
orientation flat
shift odd
labels column-row
rows 1..41: 1..60

[words]
terrain: clear, woods, marsh, wooded marsh, hills, sea
sides: minor river, major river, sea
marks: coast, dam, flood, out of play
links: green rail, unrepairable rail, rail, primary road, secondary road

[places]
Bukrin: 1714, village, rank=4
Krasnograd: 3818, town, rank=3
Losovaya: 4321, town, vp=1, rank=3
Volnovakha: 5030, village, rank=4
Amvrosievka: 5528, village, rank=4
Belgorod: 4409, town, vp=1, rank=3
Cherkassy: 2118, town, vp=1, rank=3
Chernobyl: 1105, village, rank=4
Dnepropetrovsk: 3724, city, vp=2, rank=2
Gorlovka: 5324, town, rank=3
Izium: 4819, town, rank=3
Kanev: 1715, village, rank=4
Kharkov: 4213, city, also=Kharkiv|Charkow, vp=3, rank=1
Kiev: 1211, city, also=Kyiv, vp=3, rank=1
Konstantinovka: 5123, town, vp=1, rank=3
Kremenchug: 2820, town, vp=1, rank=3
Lyutezh: 1209, village, rank=4
Makeyevka: 5326, town, rank=3
Mariupol: 5133, town, vp=1, rank=3
Melitopol: 3935, town, vp=1, rank=3
Nikopol: 3431, town, vp=2, rank=3
Poltava: 3316, town, vp=2, rank=3
Romny: 2809, town, vp=1, rank=3
Stalino: 5227, city, also=Donetsk, vp=2, rank=2
Sumy: 3407, town, vp=1, rank=3
Zaporozhye: 3829, city, vp=2, rank=2
Akhtyrka: 3511, town, rank=3
Alexandriya: 2623, village, rank=4
Antratsit: 5926, village, rank=4
Apostolovo: 3030, village, rank=4
Artemovsk: 5223, town, rank=3
Askaniya Nova: 3138, village, rank=4
Bakhmach: 2406, town, rank=3
Balakleya: 4617, village, rank=4
Barvenkovo: 4720, village, rank=4
Belaya Tserkov: 1016, town, vp=1, rank=3
Berdichev: 0314, town, rank=3
Berdyansk: 4736, town, rank=3
Berislav: 2836, village, rank=4
Bobrinets: 2127, village, rank=4
Bogodukhov: 3912, village, rank=4
Bolshaya Lepetikha: 3234, village, rank=4
Borisovka: 4109, village, rank=4
Borispol: 1511, village, rank=4
Boromlya: 3509, village, rank=4
Brovary: 1410, village, rank=4
Chaplino: 4326, village, rank=4
Chernigov: 1703, town, rank=3
Chigirin: 2421, village, rank=4
Chuguev: 4514, town, rank=3
Debaltsevo: 5524, village, rank=4
Dneprodzerzhinsk: 3424, town, rank=3
Dolinskaya: 2527, village, rank=4
Fastov: 0913, town, vp=1, rank=3
Fedorovka: 3934, village, rank=4
Gadyach: 3011, village, rank=4
Gaisin: 0722, village, rank=4
Genichesk: 3740, village, rank=4
Glukhov: 3002, village, rank=4
Gorodnya: 1801, village, rank=4
Graivoron: 3910, village, rank=4
Ilovaisk: 5427, village, rank=4
Kakhovka: 2936, town, rank=3
Karlovka: 3717, village, rank=4
Kazatin: 0416, town, rank=3
Kherson: 2438, town, vp=1, rank=3
Khorol: 2715, village, rank=4
Kirovograd: 2225, town, vp=2, rank=3
Kobelyaki: 3220, village, rank=4
Kondrashevskaya: 6022, village, rank=4
Konotop: 2605, town, vp=1, rank=3
Korenevo: 3404, village, rank=4
Korocha: 4707, village, rank=4
Korosten: 0307, town, vp=1, rank=3
Korsun: 1618, village, rank=4
Kramatorsk: 5022, town, rank=3
Krasnoarmeiskoye: 4825, village, rank=4
Krasnopolye: 3708, village, rank=4
Krasny Liman: 5119, village, rank=4
Krasny Luch: 5826, town, rank=3
Krivoi Rog: 2829, town, vp=3, rank=3
Kuibyshevo: 5828, village, rank=4
Kupyansk: 5015, town, rank=3
Kursk: 4101, city, rank=2
Lebedin: 3309, village, rank=4
Lgov: 3602, town, rank=3
Lisichansk: 5421, town, rank=3
Lokhvitsa: 2711, village, rank=4
Lubny: 2513, town, rank=3
Lyubotin: 4113, village, rank=4
Malin: 0608, village, rank=4
Matveev Kurgan: 5830, village, rank=4
Mena: 2103, village, rank=4
Merefa: 4114, village, rank=4
Mirgorod: 2814, village, rank=4
Mironovka: 1516, village, rank=4
Mishurin Rog: 3122, village, rank=4
Nezhin: 1906, town, vp=1, rank=3
Nikolaev: 2135, city, vp=1, rank=2
Nogaisk: 4536, village, rank=4
Novaya Praga: 2524, village, rank=4
Novo Alexeyevka: 3540, village, rank=4
Novomoskovsk: 3823, village, rank=4
Novoukrainka: 1826, village, rank=4
Novy Bug: 2330, village, rank=4
Novy Oskol: 5008, village, rank=4
Oboyan: 4205, village, rank=4
Ochakov: 1838, village, rank=4
Odessa: 1439, city, rank=2
Orekhov: 4130, village, rank=4
Oster: 1407, village, rank=4
Ostrogozhsk: 5606, village, rank=4
Ovruch: 0405, village, rank=4
Pavlograd: 4123, town, rank=3
Perekop: 3041, town, vp=1, rank=3
Pereyaslav: 1713, village, rank=4
Pervomaisk: 1428, town, rank=3
Piryatin: 2312, village, rank=4
Pologi: 4431, village, rank=4
Popasnaya: 5422, village, rank=4
Priluki: 2210, town, rank=3
Prokhorovka: 4406, village, rank=4
Pyatikhatki: 3025, town, rank=3
Radomyshl: 0610, village, rank=4
Repki: 1501, village, rank=4
Reshetilovka: 3116, village, rank=4
Rodakovo: 5823, village, rank=4
Rylsk: 3302, town, rank=3
Rzhishchev: 1514, village, rank=4
Savintsy: 4717, village, rank=4
Shchors: 2001, village, rank=4
Shpola: 1720, village, rank=4
Sinelnikovo: 3925, town, rank=3
Sinyavskaya: 6031, village, rank=4
Skadovsk: 2641, village, rank=4
Slavyansk: 5021, town, rank=3
Smela: 2019, town, rank=3
Snigirevka: 2534, village, rank=4
Starobelsk: 5717, town, rank=3
Stary Oskol: 4903, town, rank=3
Sudzha: 3605, village, rank=4
Svatovo: 5217, village, rank=4
Svyatogorsk: 5020, village, rank=4
Taganrog: 5832, town, vp=1, rank=3
Talnoye: 1321, village, rank=4
Tokmak: 4132, village, rank=4
Tomarovka: 4209, village, rank=4
Tripolye: 1413, village, rank=4
Trostyanets: 3510, village, rank=4
Uman: 1122, town, vp=1, rank=3
Uspenskaya: 5728, village, rank=4
Valuiki: 5111, town, rank=3
Vasilkov: 1112, village, rank=4
Verkhnedneprovsk: 3323, village, rank=4
Vinnitsa: 0219, town, rank=3
Volchansk: 4611, town, rank=3
Voronezh: 5601, city, rank=2
Voroshilovgrad: 6023, city, also=Luhansk, rank=2
Voroshilovsk: 5723, town, rank=3
Vorozhba: 3105, village, rank=4
Voznesensk: 1731, town, rank=3
Yagotin: 1912, village, rank=4
Yasinovataya: 5226, village, rank=4
Zhitomir: 0312, town, vp=1, rank=3
Zmiev: 4315, village, rank=4
Znamenka: 2423, town, rank=3
Zolotonosha: 2116, village, rank=4
Zvenigorodka: 1520, village, rank=4

[hexes]
0101: clear
0201: clear
0301: clear
0401: clear
0501: clear
0601: clear
0701: clear
0801: clear
0901: clear
1001: clear
1101: clear
1201: clear
1301: clear
1401: clear
1501: clear
1601: woods
1701: clear
1801: clear
1901: clear
2001: clear
2101: clear
2201: clear
2301: woods
2401: clear
2501: clear
2601: woods
2701: clear
2801: clear
2901: clear
3001: clear
3101: clear
3201: clear
3301: clear
3401: clear
3501: clear
3601: clear
3701: clear
3801: clear
3901: clear
4001: clear
4101: clear
4201: clear
4301: clear
4401: clear
4501: clear
4601: clear
4701: clear
4801: clear
4901: clear
5001: clear
5101: clear
5201: clear
5301: clear
5401: clear
5501: clear
5601: clear
5701: clear
5801: clear
5901: clear
6001: clear
0102: wooded marsh
0202: wooded marsh
0302: wooded marsh
0402: clear
0502: wooded marsh
0602: clear
0702: woods
0802: clear
0902: clear
1002: clear
1102: woods
1202: clear
1302: clear
1402: clear
1502: clear
1602: clear
1702: clear
1802: clear
1902: clear
2002: clear
2102: clear
2202: clear
2302: clear
2402: clear
2502: clear
2602: woods
2702: woods
2802: clear
2902: clear
3002: woods
3102: clear
3202: clear
3302: clear
3402: clear
3502: clear
3602: clear
3702: clear
3802: clear
3902: clear
4002: clear
4102: clear
4202: clear
4302: clear
4402: clear
4502: clear
4602: clear
4702: clear
4802: clear
4902: clear
5002: clear
5102: clear
5202: clear
5302: clear
5402: clear
5502: clear
5602: clear
5702: clear
5802: clear
5902: clear
6002: clear
0103: woods
0203: wooded marsh
0303: woods
0403: wooded marsh
0503: woods
0603: woods
0703: woods
0803: woods
0903: woods
1003: clear
1103: wooded marsh
1203: clear
1303: clear
1403: woods
1503: clear
1603: clear
1703: clear
1803: clear
1903: clear
2003: clear
2103: clear
2203: clear
2303: marsh
2403: clear
2503: marsh
2603: clear
2703: clear
2803: clear
2903: clear
3003: clear
3103: clear
3203: clear
3303: clear
3403: clear
3503: clear
3603: clear
3703: clear
3803: clear
3903: clear
4003: clear
4103: clear
4203: clear
4303: clear
4403: clear
4503: clear
4603: clear
4703: clear
4803: clear
4903: clear
5003: clear
5103: clear
5203: clear
5303: clear
5403: clear
5503: clear
5603: clear
5703: clear
5803: clear
5903: clear
6003: clear
0104: woods
0204: woods
0304: clear
0404: woods
0504: woods
0604: woods
0704: woods
0804: woods
0904: woods
1004: clear
1104: woods
1204: wooded marsh
1304: woods
1404: woods
1504: clear
1604: clear
1704: clear
1804: clear
1904: clear
2004: clear
2104: clear
2204: clear
2304: clear
2404: clear
2504: clear
2604: marsh
2704: clear
2804: clear
2904: clear
3004: clear
3104: clear
3204: clear
3304: clear
3404: clear
3504: clear
3604: clear
3704: clear
3804: clear
3904: clear
4004: clear
4104: clear
4204: clear
4304: clear
4404: clear
4504: clear
4604: clear
4704: clear
4804: clear
4904: clear
5004: clear
5104: clear
5204: clear
5304: clear
5404: clear
5504: clear
5604: clear
5704: clear
5804: clear
5904: clear
6004: clear
0105: woods
0205: woods
0305: woods
0405: clear
0505: clear
0605: woods
0705: clear
0805: clear
0905: woods
1005: woods
1105: woods
1205: woods
1305: woods
1405: wooded marsh
1505: clear
1605: clear
1705: clear
1805: clear
1905: clear
2005: clear
2105: clear
2205: clear
2305: clear
2405: clear
2505: clear
2605: clear
2705: clear
2805: clear
2905: clear
3005: clear
3105: clear
3205: clear
3305: clear
3405: clear
3505: clear
3605: clear
3705: clear
3805: clear
3905: clear
4005: clear
4105: clear
4205: clear
4305: clear
4405: clear
4505: clear
4605: clear
4705: clear
4805: clear
4905: clear
5005: clear
5105: clear
5205: clear
5305: clear
5405: clear
5505: clear
5605: clear
5705: clear
5805: clear
5905: clear
6005: clear
0106: clear
0206: woods
0306: clear
0406: clear
0506: clear
0606: woods
0706: clear
0806: clear
0906: clear
1006: woods
1106: clear
1206: woods
1306: woods
1406: wooded marsh
1506: clear
1606: clear
1706: clear
1806: clear
1906: clear
2006: clear
2106: clear
2206: clear
2306: clear
2406: clear
2506: clear
2606: clear
2706: clear
2806: clear
2906: clear
3006: clear
3106: clear
3206: clear
3306: clear
3406: clear
3506: clear
3606: clear
3706: clear
3806: clear
3906: clear
4006: clear
4106: clear
4206: clear
4306: clear
4406: clear
4506: clear
4606: clear
4706: clear
4806: clear
4906: clear
5006: clear
5106: clear
5206: clear
5306: clear
5406: clear
5506: clear
5606: clear
5706: clear
5806: clear
5906: clear
6006: clear
0107: clear
0207: clear
0307: clear
0407: clear
0507: clear
0607: clear
0707: clear
0807: clear
0907: clear
1007: clear
1107: woods
1207: woods
1307: woods
1407: wooded marsh
1507: clear
1607: clear
1707: marsh
1807: clear
1907: clear
2007: clear
2107: clear
2207: clear
2307: clear
2407: clear
2507: clear
2607: clear
2707: clear
2807: clear
2907: clear
3007: clear
3107: clear
3207: clear
3307: clear
3407: clear
3507: clear
3607: clear
3707: clear
3807: clear
3907: clear
4007: clear
4107: clear
4207: clear
4307: clear
4407: clear
4507: clear
4607: clear
4707: clear
4807: clear
4907: clear
5007: clear
5107: clear
5207: clear
5307: clear
5407: clear
5507: clear
5607: clear
5707: clear
5807: clear
5907: clear
6007: clear
0108: clear
0208: clear
0308: clear
0408: clear
0508: clear
0608: clear
0708: clear
0808: clear
0908: woods
1008: woods
1108: clear
1208: woods
1308: woods
1408: clear
1508: clear
1608: clear
1708: clear
1808: clear
1908: clear
2008: clear
2108: clear
2208: clear
2308: clear
2408: clear
2508: clear
2608: clear
2708: clear
2808: clear
2908: clear
3008: clear
3108: clear
3208: clear
3308: clear
3408: clear
3508: clear
3608: clear
3708: clear
3808: clear
3908: clear
4008: clear
4108: clear
4208: clear
4308: clear
4408: clear
4508: clear
4608: clear
4708: clear
4808: clear
4908: clear
5008: clear
5108: clear
5208: clear
5308: clear
5408: clear
5508: clear
5608: clear
5708: woods
5808: clear
5908: clear
6008: clear
0109: clear
0209: clear
0309: clear
0409: clear
0509: woods
0609: clear
0709: woods
0809: woods
0909: clear
1009: clear
1109: clear
1209: woods
1309: clear
1409: clear
1509: clear
1609: clear
1709: clear
1809: clear
1909: clear
2009: clear
2109: clear
2209: clear
2309: clear
2409: clear
2509: clear
2609: clear
2709: clear
2809: clear
2909: clear
3009: clear
3109: clear
3209: clear
3309: clear
3409: woods
3509: clear
3609: clear
3709: clear
3809: clear
3909: clear
4009: clear
4109: clear
4209: clear
4309: clear
4409: clear
4509: clear
4609: clear
4709: clear
4809: clear
4909: clear
5009: clear
5109: clear
5209: clear
5309: clear
5409: clear
5509: clear
5609: woods
5709: clear
5809: clear
5909: clear
6009: clear
0110: clear
0210: clear
0310: clear
0410: woods
0510: clear
0610: clear
0710: woods
0810: clear
0910: woods
1010: clear
1110: clear
1210: clear
1310: clear
1410: clear
1510: clear
1610: clear
1710: clear
1810: clear
1910: clear
2010: clear
2110: clear
2210: clear
2310: clear
2410: clear
2510: clear
2610: clear
2710: clear
2810: clear
2910: clear
3010: clear
3110: clear
3210: clear
3310: clear
3410: clear
3510: woods
3610: clear
3710: clear
3810: clear
3910: clear
4010: clear
4110: clear
4210: clear
4310: clear
4410: clear
4510: clear
4610: clear
4710: clear
4810: clear
4910: clear
5010: clear
5110: clear
5210: clear
5310: clear
5410: clear
5510: clear
5610: clear
5710: clear
5810: clear
5910: clear
6010: clear
0111: clear
0211: clear
0311: clear
0411: woods
0511: clear
0611: clear
0711: clear
0811: clear
0911: clear
1011: clear
1111: clear
1211: clear
1311: clear
1411: clear
1511: clear
1611: marsh
1711: clear
1811: clear
1911: clear
2011: clear
2111: clear
2211: clear
2311: clear
2411: clear
2511: clear
2611: clear
2711: clear
2811: clear
2911: clear
3011: clear
3111: clear
3211: clear
3311: clear
3411: clear
3511: clear
3611: clear
3711: clear
3811: clear
3911: clear
4011: clear
4111: clear
4211: clear
4311: clear
4411: clear
4511: clear
4611: clear
4711: clear
4811: clear
4911: clear
5011: clear
5111: clear
5211: clear
5311: clear
5411: clear
5511: clear
5611: clear
5711: clear
5811: clear
5911: clear
6011: clear
0112: clear
0212: clear
0312: clear
0412: clear
0512: woods
0612: clear
0712: clear
0812: clear
0912: clear
1012: clear
1112: clear
1212: clear
1312: clear
1412: clear
1512: clear
1612: clear
1712: clear
1812: clear
1912: clear
2012: clear
2112: clear
2212: clear
2312: clear
2412: clear
2512: clear
2612: clear
2712: clear
2812: clear
2912: clear
3012: clear
3112: clear
3212: clear
3312: clear
3412: clear
3512: clear
3612: woods
3712: clear
3812: clear
3912: clear
4012: clear
4112: clear
4212: clear
4312: clear
4412: clear
4512: woods
4612: clear
4712: clear
4812: clear
4912: clear
5012: clear
5112: clear
5212: clear
5312: clear
5412: clear
5512: clear
5612: clear
5712: clear
5812: clear
5912: clear
6012: clear
0113: clear
0213: clear
0313: clear
0413: clear
0513: clear
0613: clear
0713: clear
0813: clear
0913: clear
1013: clear
1113: clear
1213: clear
1313: clear
1413: woods
1513: woods
1613: clear
1713: clear
1813: marsh
1913: clear
2013: clear
2113: clear
2213: clear
2313: clear
2413: clear
2513: clear
2613: clear
2713: clear
2813: clear
2913: clear
3013: clear
3113: clear
3213: clear
3313: clear
3413: clear
3513: clear
3613: clear
3713: clear
3813: clear
3913: clear
4013: clear
4113: clear
4213: clear
4313: clear
4413: clear
4513: woods
4613: clear
4713: clear
4813: clear
4913: clear
5013: clear
5113: clear
5213: clear
5313: clear
5413: clear
5513: clear
5613: clear
5713: clear
5813: clear
5913: clear
6013: clear
0114: clear
0214: clear
0314: clear
0414: clear
0514: clear
0614: clear
0714: clear
0814: clear
0914: clear
1014: clear
1114: clear
1214: clear
1314: clear
1414: clear
1514: clear
1614: woods
1714: hills
1814: clear
1914: clear
2014: clear
2114: clear
2214: clear
2314: clear
2414: clear
2514: clear
2614: clear
2714: clear
2814: clear
2914: clear
3014: clear
3114: clear
3214: clear
3314: clear
3414: clear
3514: clear
3614: clear
3714: clear
3814: clear
3914: clear
4014: clear
4114: clear
4214: clear
4314: clear
4414: clear
4514: woods
4614: clear
4714: clear
4814: clear
4914: clear
5014: clear
5114: clear
5214: clear
5314: clear
5414: clear
5514: clear
5614: clear
5714: clear
5814: clear
5914: clear
6014: clear
0115: clear
0215: clear
0315: clear
0415: clear
0515: clear
0615: clear
0715: clear
0815: clear
0915: clear
1015: clear
1115: clear
1215: clear
1315: clear
1415: clear
1515: clear
1615: hills
1715: clear
1815: woods
1915: clear
2015: clear
2115: clear
2215: clear
2315: clear
2415: clear
2515: clear
2615: clear
2715: clear
2815: clear
2915: clear
3015: clear
3115: clear
3215: clear
3315: clear
3415: clear
3515: clear
3615: clear
3715: clear
3815: clear
3915: clear
4015: clear
4115: clear
4215: clear
4315: clear
4415: woods
4515: clear
4615: clear
4715: clear
4815: clear
4915: clear
5015: clear
5115: clear
5215: clear
5315: clear
5415: clear
5515: clear
5615: clear
5715: clear
5815: clear
5915: clear
6015: clear
0116: clear
0216: clear
0316: clear
0416: clear
0516: clear
0616: clear
0716: clear
0816: clear
0916: clear
1016: clear
1116: clear
1216: clear
1316: clear
1416: clear
1516: clear
1616: clear
1716: clear
1816: woods
1916: clear
2016: clear
2116: clear
2216: clear
2316: clear
2416: marsh
2516: clear
2616: clear
2716: clear
2816: clear
2916: clear
3016: clear
3116: clear
3216: clear
3316: clear
3416: clear
3516: clear
3616: clear
3716: clear
3816: clear
3916: clear
4016: clear
4116: clear
4216: clear
4316: woods
4416: clear
4516: clear
4616: clear
4716: clear
4816: clear
4916: clear
5016: clear
5116: clear
5216: clear
5316: clear
5416: clear
5516: clear
5616: clear
5716: clear
5816: clear
5916: clear
6016: clear
0117: clear
0217: clear
0317: clear
0417: clear
0517: clear
0617: clear
0717: clear
0817: clear
0917: clear
1017: clear
1117: clear
1217: clear
1317: clear
1417: clear
1517: clear
1617: clear
1717: clear
1817: woods
1917: woods
2017: woods
2117: clear
2217: clear
2317: marsh
2417: marsh
2517: clear
2617: clear
2717: clear
2817: clear
2917: clear
3017: clear
3117: clear
3217: clear
3317: clear
3417: clear
3517: clear
3617: clear
3717: clear
3817: clear
3917: clear
4017: clear
4117: clear
4217: clear
4317: clear
4417: clear
4517: clear
4617: clear
4717: clear
4817: clear
4917: clear
5017: clear
5117: clear
5217: clear
5317: clear
5417: clear
5517: clear
5617: clear
5717: clear
5817: clear
5917: clear
6017: clear
0118: clear
0218: clear
0318: clear
0418: clear
0518: clear
0618: clear
0718: clear
0818: clear
0918: clear
1018: clear
1118: clear
1218: clear
1318: clear
1418: clear
1518: clear
1618: clear
1718: clear
1818: clear
1918: woods
2018: woods
2118: clear
2218: clear
2318: clear
2418: clear
2518: clear
2618: clear
2718: clear
2818: clear
2918: clear
3018: clear
3118: clear
3218: clear
3318: clear
3418: clear
3518: clear
3618: clear
3718: clear
3818: clear
3918: clear
4018: clear
4118: clear
4218: clear
4318: clear
4418: clear
4518: clear
4618: clear
4718: woods
4818: clear
4918: woods
5018: clear
5118: woods
5218: clear
5318: clear
5418: clear
5518: clear
5618: clear
5718: clear
5818: clear
5918: clear
6018: clear
0119: clear
0219: clear
0319: clear
0419: clear
0519: clear
0619: clear
0719: clear
0819: clear
0919: clear
1019: clear
1119: clear
1219: clear
1319: clear
1419: clear
1519: clear
1619: clear
1719: clear
1819: clear
1919: clear
2019: clear
2119: clear
2219: clear
2319: clear
2419: woods
2519: marsh
2619: clear
2719: clear
2819: clear
2919: clear
3019: clear
3119: clear
3219: clear
3319: clear
3419: clear
3519: clear
3619: clear
3719: clear
3819: clear
3919: clear
4019: clear
4119: clear
4219: clear
4319: clear
4419: clear
4519: clear
4619: clear
4719: clear
4819: clear
4919: clear
5019: woods
5119: clear
5219: woods
5319: clear
5419: clear
5519: clear
5619: clear
5719: clear
5819: clear
5919: clear
6019: clear
0120: clear
0220: clear
0320: clear
0420: clear
0520: clear
0620: clear
0720: clear
0820: clear
0920: clear
1020: clear
1120: clear
1220: clear
1320: clear
1420: clear
1520: clear
1620: clear
1720: clear
1820: clear
1920: clear
2020: clear
2120: clear
2220: woods
2320: clear
2420: clear
2520: clear
2620: woods
2720: clear
2820: clear
2920: clear
3020: clear
3120: clear
3220: clear
3320: clear
3420: clear
3520: clear
3620: clear
3720: clear
3820: clear
3920: clear
4020: clear
4120: clear
4220: clear
4320: clear
4420: clear
4520: clear
4620: clear
4720: clear
4820: clear
4920: clear
5020: clear
5120: clear
5220: clear
5320: woods
5420: clear
5520: clear
5620: clear
5720: clear
5820: clear
5920: clear
6020: clear
0121: clear
0221: clear
0321: clear
0421: clear
0521: clear
0621: clear
0721: hills
0821: clear
0921: clear
1021: clear
1121: clear
1221: hills
1321: clear
1421: clear
1521: clear
1621: clear
1721: clear
1821: clear
1921: clear
2021: clear
2121: clear
2221: clear
2321: woods
2421: clear
2521: clear
2621: clear
2721: clear
2821: clear
2921: clear
3021: clear
3121: clear
3221: clear
3321: clear
3421: clear
3521: clear
3621: clear
3721: clear
3821: clear
3921: clear
4021: clear
4121: clear
4221: clear
4321: clear
4421: clear
4521: clear
4621: clear
4721: clear
4821: clear
4921: clear
5021: clear
5121: clear
5221: clear
5321: clear
5421: clear
5521: clear
5621: clear
5721: clear
5821: clear
5921: clear
6021: clear
0122: clear
0222: clear
0322: clear
0422: clear
0522: clear
0622: clear
0722: clear
0822: hills
0922: clear
1022: clear
1122: clear
1222: clear
1322: clear
1422: clear
1522: clear
1622: clear
1722: clear
1822: clear
1922: clear
2022: clear
2122: clear
2222: clear
2322: woods
2422: clear
2522: clear
2622: clear
2722: clear
2822: clear
2922: clear
3022: clear
3122: clear
3222: clear
3322: clear
3422: clear
3522: clear
3622: clear
3722: clear
3822: woods
3922: clear
4022: clear
4122: clear
4222: clear
4322: clear
4422: clear
4522: clear
4622: clear
4722: clear
4822: clear
4922: clear
5022: clear
5122: clear
5222: clear
5322: clear
5422: clear
5522: clear
5622: clear
5722: clear
5822: clear
5922: clear
6022: clear
0123: clear
0223: clear
0323: clear
0423: clear
0523: clear
0623: clear
0723: clear
0823: clear
0923: clear
1023: clear
1123: clear
1223: clear
1323: clear
1423: clear
1523: clear
1623: clear
1723: clear
1823: clear
1923: clear
2023: clear
2123: clear
2223: clear
2323: clear
2423: clear
2523: clear
2623: clear
2723: clear
2823: clear
2923: clear
3023: clear
3123: clear
3223: clear
3323: clear
3423: clear
3523: clear
3623: clear
3723: clear
3823: clear
3923: clear
4023: clear
4123: clear
4223: clear
4323: clear
4423: clear
4523: clear
4623: clear
4723: clear
4823: clear
4923: clear
5023: clear
5123: clear
5223: clear
5323: hills
5423: hills
5523: hills
5623: hills
5723: clear
5823: clear
5923: clear
6023: clear
0124: clear
0224: clear
0324: clear
0424: clear
0524: clear
0624: clear
0724: clear
0824: clear
0924: clear
1024: clear
1124: clear
1224: clear
1324: clear
1424: clear
1524: clear
1624: clear
1724: clear
1824: clear
1924: clear
2024: clear
2124: clear
2224: clear
2324: clear
2424: clear
2524: clear
2624: clear
2724: clear
2824: clear
2924: clear
3024: clear
3124: clear
3224: clear
3324: clear
3424: clear
3524: clear
3624: clear
3724: clear
3824: clear
3924: clear
4024: clear
4124: clear
4224: clear
4324: clear
4424: clear
4524: clear
4624: clear
4724: clear
4824: clear
4924: clear
5024: clear
5124: clear
5224: clear
5324: hills
5424: hills
5524: hills
5624: hills
5724: hills
5824: hills
5924: clear
6024: clear
0125: clear
0225: clear
0325: clear
0425: clear
0525: clear
0625: clear
0725: clear
0825: clear
0925: clear
1025: clear
1125: clear
1225: clear
1325: clear
1425: clear
1525: clear
1625: clear
1725: clear
1825: clear
1925: clear
2025: clear
2125: clear
2225: clear
2325: clear
2425: clear
2525: clear
2625: clear
2725: clear
2825: clear
2925: clear
3025: clear
3125: clear
3225: clear
3325: clear
3425: clear
3525: clear
3625: clear
3725: clear
3825: clear
3925: clear
4025: clear
4125: clear
4225: clear
4325: clear
4425: clear
4525: clear
4625: clear
4725: clear
4825: clear
4925: clear
5025: clear
5125: clear
5225: clear
5325: clear
5425: hills
5525: hills
5625: clear
5725: clear
5825: hills
5925: hills
6025: clear
0126: clear
0226: clear
0326: clear
0426: clear
0526: clear
0626: clear
0726: clear
0826: clear
0926: clear
1026: clear
1126: clear
1226: clear
1326: clear
1426: clear
1526: clear
1626: clear
1726: clear
1826: clear
1926: clear
2026: clear
2126: clear
2226: clear
2326: clear
2426: clear
2526: clear
2626: clear
2726: clear
2826: clear
2926: clear
3026: clear
3126: clear
3226: clear
3326: clear
3426: clear
3526: clear
3626: clear
3726: clear
3826: clear
3926: clear
4026: clear
4126: clear
4226: clear
4326: clear
4426: clear
4526: clear
4626: clear
4726: clear
4826: clear
4926: clear
5026: clear
5126: clear
5226: clear
5326: clear
5426: clear
5526: clear
5626: clear
5726: clear
5826: clear
5926: clear
6026: clear
0127: hills
0227: clear
0327: clear
0427: clear
0527: clear
0627: clear
0727: clear
0827: clear
0927: clear
1027: clear
1127: clear
1227: clear
1327: clear
1427: clear
1527: clear
1627: clear
1727: clear
1827: clear
1927: clear
2027: clear
2127: clear
2227: clear
2327: clear
2427: clear
2527: clear
2627: clear
2727: clear
2827: clear
2927: clear
3027: clear
3127: clear
3227: clear
3327: clear
3427: clear
3527: clear
3627: clear
3727: clear
3827: clear
3927: clear
4027: clear
4127: clear
4227: clear
4327: clear
4427: clear
4527: clear
4627: clear
4727: clear
4827: clear
4927: clear
5027: clear
5127: clear
5227: clear
5327: clear
5427: clear
5527: clear
5627: clear
5727: clear
5827: clear
5927: clear
6027: clear
0128: clear
0228: clear
0328: clear
0428: clear
0528: clear
0628: clear
0728: clear
0828: clear
0928: clear
1028: clear
1128: clear
1228: clear
1328: clear
1428: clear
1528: clear
1628: clear
1728: clear
1828: clear
1928: clear
2028: clear
2128: clear
2228: clear
2328: clear
2428: clear
2528: clear
2628: clear
2728: clear
2828: clear
2928: clear
3028: clear
3128: clear
3228: clear
3328: clear
3428: clear
3528: clear
3628: clear
3728: clear
3828: clear
3928: clear
4028: clear
4128: clear
4228: clear
4328: clear
4428: clear
4528: clear
4628: clear
4728: clear
4828: clear
4928: clear
5028: clear
5128: clear
5228: clear
5328: clear
5428: clear
5528: clear
5628: clear
5728: clear
5828: clear
5928: clear
6028: clear
0129: hills
0229: clear
0329: clear
0429: clear
0529: clear
0629: clear
0729: clear
0829: clear
0929: clear
1029: clear
1129: clear
1229: clear
1329: clear
1429: clear
1529: clear
1629: clear
1729: clear
1829: clear
1929: clear
2029: clear
2129: clear
2229: clear
2329: clear
2429: clear
2529: clear
2629: clear
2729: clear
2829: clear
2929: clear
3029: clear
3129: clear
3229: clear
3329: clear
3429: clear
3529: clear
3629: clear
3729: clear
3829: clear
3929: clear
4029: clear
4129: clear
4229: clear
4329: clear
4429: clear
4529: clear
4629: clear
4729: clear
4829: clear
4929: clear
5029: clear
5129: clear
5229: clear
5329: clear
5429: clear
5529: clear
5629: clear
5729: clear
5829: clear
5929: clear
6029: clear
0130: clear
0230: clear
0330: clear
0430: clear
0530: clear
0630: clear
0730: clear
0830: clear
0930: clear
1030: clear
1130: clear
1230: clear
1330: clear
1430: clear
1530: clear
1630: clear
1730: clear
1830: clear
1930: clear
2030: clear
2130: clear
2230: clear
2330: clear
2430: clear
2530: clear
2630: clear
2730: clear
2830: clear
2930: clear
3030: clear
3130: clear
3230: clear
3330: clear
3430: clear
3530: clear
3630: marsh, flood
3730: marsh, flood
3830: clear
3930: clear
4030: clear
4130: clear
4230: clear
4330: clear
4430: clear
4530: clear
4630: clear
4730: hills
4830: clear
4930: hills
5030: clear
5130: clear
5230: clear
5330: clear
5430: clear
5530: clear
5630: clear
5730: clear
5830: clear
5930: clear
6030: clear
0131: clear
0231: clear
0331: clear
0431: clear
0531: clear
0631: clear
0731: clear
0831: clear
0931: clear
1031: clear
1131: clear
1231: clear
1331: clear
1431: clear
1531: clear
1631: clear
1731: clear
1831: clear
1931: clear
2031: clear
2131: clear
2231: clear
2331: clear
2431: clear
2531: clear
2631: clear
2731: clear
2831: clear
2931: clear
3031: clear
3131: clear
3231: clear
3331: marsh, flood
3431: clear
3531: marsh, flood
3631: clear
3731: clear
3831: clear
3931: clear
4031: clear
4131: clear
4231: clear
4331: clear
4431: clear
4531: hills
4631: hills
4731: hills
4831: hills
4931: clear
5031: clear
5131: clear
5231: clear
5331: clear
5431: clear
5531: clear
5631: clear
5731: clear
5831: clear
5931: clear, coast
6031: clear
0132: clear
0232: clear
0332: clear
0432: hills
0532: clear
0632: clear
0732: clear
0832: clear
0932: clear
1032: clear
1132: clear
1232: clear
1332: clear
1432: clear
1532: clear
1632: clear
1732: clear
1832: clear
1932: clear
2032: clear
2132: clear
2232: clear
2332: clear
2432: clear
2532: clear
2632: clear
2732: clear
2832: clear
2932: clear
3032: clear
3132: clear
3232: clear
3332: clear
3432: marsh, flood
3532: marsh, flood
3632: clear
3732: clear
3832: clear
3932: clear
4032: clear
4132: clear
4232: clear
4332: clear
4432: hills
4532: hills
4632: hills
4732: clear
4832: clear
4932: clear
5032: clear
5132: clear
5232: clear
5332: clear
5432: clear
5532: clear, coast
5632: clear, coast
5732: clear, coast
5832: clear, coast
5932: clear, coast
6032: clear, coast
0133: clear
0233: clear
0333: clear
0433: clear
0533: clear
0633: clear
0733: clear
0833: clear
0933: clear
1033: clear
1133: clear
1233: clear
1333: clear
1433: clear
1533: clear
1633: clear
1733: clear
1833: clear
1933: clear, coast
2033: clear
2133: clear
2233: clear
2333: clear
2433: clear
2533: clear
2633: clear
2733: clear
2833: clear
2933: clear
3033: clear
3133: clear
3233: marsh, flood
3333: clear
3433: clear
3533: clear
3633: clear
3733: clear
3833: clear
3933: clear
4033: clear
4133: clear
4233: clear
4333: clear
4433: hills
4533: clear
4633: clear
4733: clear
4833: clear
4933: clear
5033: clear
5133: clear, coast
5233: clear, coast
5333: clear, coast
5433: clear, coast
5533: sea
5633: clear, coast
5733: sea
5833: sea
5933: clear, coast, out of play
6033: clear, coast, out of play
0134: clear
0234: clear
0334: clear
0434: clear
0534: clear
0634: clear
0734: clear
0834: clear
0934: clear
1034: clear
1134: clear
1234: clear
1334: clear
1434: clear
1534: clear
1634: clear
1734: clear
1834: clear
1934: clear
2034: clear, coast
2134: clear
2234: clear
2334: clear
2434: clear
2534: clear
2634: clear
2734: clear
2834: clear
2934: clear
3034: clear
3134: clear
3234: clear
3334: clear
3434: clear
3534: clear
3634: clear
3734: clear
3834: clear
3934: clear
4034: clear
4134: clear
4234: clear
4334: clear
4434: clear
4534: clear
4634: clear
4734: clear
4834: clear
4934: clear, coast
5034: clear, coast
5134: sea
5234: sea
5334: sea
5434: sea
5534: sea
5634: sea
5734: clear, coast, out of play
5834: clear, coast, out of play
5934: clear, out of play
6034: clear, out of play
0135: clear
0235: clear
0335: clear
0435: clear
0535: clear
0635: clear
0735: clear
0835: clear
0935: clear
1035: clear
1135: clear
1235: clear
1335: clear
1435: clear
1535: clear
1635: clear
1735: clear
1835: clear
1935: clear
2035: clear, coast
2135: clear, coast
2235: clear
2335: clear
2435: clear
2535: clear
2635: clear
2735: clear
2835: clear
2935: clear
3035: clear
3135: clear
3235: clear
3335: clear
3435: clear
3535: clear
3635: clear
3735: clear
3835: clear
3935: clear
4035: clear
4135: clear
4235: clear
4335: clear
4435: clear
4535: clear
4635: clear
4735: clear, coast
4835: clear, coast
4935: sea
5035: clear, coast
5135: sea
5235: sea
5335: sea
5435: sea
5535: sea
5635: clear, coast, out of play
5735: clear, coast, out of play
5835: clear, out of play
5935: clear, out of play
6035: clear, out of play
0136: clear
0236: clear
0336: clear
0436: clear
0536: clear
0636: clear
0736: clear
0836: clear
0936: clear
1036: clear
1136: clear
1236: clear
1336: clear
1436: clear
1536: clear
1636: clear
1736: clear
1836: clear
1936: clear
2036: clear, coast
2136: clear
2236: clear
2336: clear
2436: clear
2536: clear
2636: clear
2736: clear
2836: clear
2936: clear
3036: clear
3136: clear
3236: clear
3336: clear
3436: clear
3536: clear
3636: clear
3736: clear
3836: clear
3936: clear
4036: clear
4136: clear
4236: clear
4336: clear, coast
4436: clear
4536: clear, coast
4636: clear, coast
4736: clear, coast
4836: sea
4936: sea
5036: sea
5136: sea
5236: sea
5336: clear, coast, out of play
5436: sea
5536: clear, coast, out of play
5636: clear, coast, out of play
5736: clear, coast, out of play
5836: clear, out of play
5936: clear, out of play
6036: clear, out of play
0137: clear
0237: clear
0337: clear
0437: clear
0537: clear
0637: clear
0737: hills
0837: clear
0937: clear
1037: clear
1137: clear
1237: clear
1337: clear
1437: clear
1537: clear, coast
1637: clear
1737: clear, coast
1837: clear, coast
1937: clear, coast
2037: clear, coast
2137: clear, coast
2237: clear
2337: clear
2437: clear
2537: clear
2637: clear
2737: clear
2837: clear
2937: clear
3037: clear
3137: clear
3237: clear
3337: clear
3437: clear
3537: clear
3637: clear
3737: clear
3837: clear
3937: clear
4037: clear
4137: clear, coast
4237: clear, coast
4337: sea
4437: clear, coast
4537: sea
4637: sea
4737: sea
4837: sea
4937: sea
5037: sea
5137: sea
5237: sea
5337: clear, coast, out of play
5437: clear, coast, out of play
5537: clear, out of play
5637: clear, out of play
5737: clear, out of play
5837: clear, out of play
5937: clear, out of play
6037: clear, out of play
0138: clear
0238: clear
0338: clear
0438: clear
0538: clear
0638: clear
0738: clear
0838: hills
0938: clear
1038: clear
1138: clear
1238: clear
1338: clear
1438: clear, coast
1538: sea
1638: clear, coast
1738: sea
1838: clear, coast
1938: clear, coast
2038: clear, coast
2138: clear, coast
2238: clear, coast
2338: clear, coast
2438: clear, coast
2538: marsh, flood
2638: marsh, flood
2738: clear
2838: clear
2938: clear
3038: clear
3138: clear
3238: clear
3338: clear
3438: clear
3538: clear
3638: clear
3738: clear
3838: clear
3938: clear, coast
4038: clear
4138: clear, coast
4238: sea
4338: sea
4438: sea
4538: sea
4638: sea
4738: sea
4838: sea
4938: sea
5038: sea
5138: sea
5238: sea
5338: sea
5438: clear, coast, out of play
5538: clear, coast, out of play
5638: clear, out of play
5738: clear, out of play
5838: clear, out of play
5938: clear, out of play
6038: clear, out of play
0139: clear
0239: clear
0339: clear
0439: clear
0539: clear
0639: clear
0739: clear
0839: clear
0939: clear
1039: clear
1139: clear
1239: clear
1339: clear, coast
1439: clear, coast
1539: sea
1639: sea
1739: sea
1839: sea
1939: sea
2039: clear, coast
2139: clear, coast
2239: clear, coast
2339: clear
2439: clear
2539: clear
2639: clear
2739: clear
2839: clear
2939: clear
3039: clear
3139: clear
3239: clear
3339: clear
3439: clear
3539: clear
3639: clear
3739: clear
3839: clear
3939: clear, coast
4039: clear, coast
4139: sea
4239: sea
4339: sea
4439: sea
4539: sea
4639: sea
4739: sea
4839: sea
4939: sea
5039: sea
5139: sea
5239: sea
5339: sea
5439: sea
5539: sea
5639: clear, coast, out of play
5739: clear, coast, out of play
5839: clear, out of play
5939: clear, out of play
6039: clear, out of play
0140: clear
0240: clear
0340: clear
0440: clear
0540: clear
0640: clear
0740: clear
0840: clear
0940: clear
1040: clear
1140: clear
1240: clear
1340: clear, coast
1440: sea
1540: sea
1640: sea
1740: sea
1840: sea
1940: sea
2040: clear, coast
2140: clear, coast
2240: clear
2340: clear
2440: clear
2540: clear
2640: clear
2740: clear, coast
2840: clear
2940: clear
3040: clear
3140: clear
3240: clear
3340: clear
3440: clear
3540: clear
3640: clear
3740: clear, coast
3840: clear, coast
3940: sea
4040: sea
4140: sea
4240: sea
4340: sea
4440: sea
4540: sea
4640: sea
4740: sea
4840: sea
4940: sea
5040: sea
5140: sea
5240: sea
5340: sea
5440: sea
5540: clear, coast, out of play
5640: clear, coast, out of play
5740: clear, coast, out of play
5840: clear, coast, out of play
5940: clear, out of play
6040: clear, out of play
0141: clear
0241: clear
0341: clear
0441: clear
0541: clear
0641: clear
0741: clear
0841: clear
0941: clear
1041: clear
1141: clear
1241: clear, coast
1341: sea
1441: sea
1541: sea
1641: sea
1741: sea
1841: sea
1941: sea
2041: sea
2141: sea
2241: clear, coast
2341: clear, coast
2441: clear
2541: clear, coast
2641: clear, coast
2741: sea
2841: clear, coast
2941: clear, coast
3041: clear, coast
3141: clear
3241: clear
3341: clear
3441: clear
3541: clear
3641: clear
3741: clear, coast
3841: sea
3941: sea
4041: sea
4141: sea
4241: sea
4341: sea
4441: sea
4541: sea
4641: sea
4741: sea
4841: sea
4941: sea
5041: sea
5141: sea
5241: sea
5341: sea
5441: clear, coast, out of play
5541: wooded marsh, coast, out of play
5641: clear, out of play
5741: clear, out of play
5841: clear, out of play
5941: clear, out of play
6041: clear, out of play

[sides]
0101/0201: minor river
0101/0202: minor river
0101/0102: minor river
0701/0801: major river
0801/0802: major river
0901/0802: major river
1301/1401: major river
1301/1402: major river
1901/2001: minor river
1901/2002: minor river
1901/1902: minor river
2501/2601: minor river
2501/2602: minor river
3501/3502: minor river
3701/3802: minor river
3701/3702: minor river
3801/3802: minor river
3901/4002: minor river
3901/3902: minor river
3901/3802: minor river
4001/4002: minor river
4101/4202: minor river
4101/4102: minor river
4101/4002: minor river
4201/4202: minor river
4301/4302: minor river
4301/4202: minor river
4701/4702: minor river
5501/5601: minor river
5501/5602: minor river
0802/0902: major river
0902/0903: major river
0902/0803: major river
1302/1402: major river
1302/1403: major river
1302/1303: major river
1702/1803: minor river
1802/1902: minor river
1802/1803: minor river
2302/2403: minor river
2302/2303: minor river
2402/2403: minor river
2502/2602: minor river
2502/2603: minor river
2502/2503: minor river
2502/2403: minor river
3302/3403: minor river
3402/3502: minor river
3402/3403: minor river
3502/3602: minor river
3602/3702: minor river
3602/3603: minor river
4302/4402: minor river
4302/4403: minor river
4602/4702: minor river
4702/4802: minor river
4802/4803: minor river
4902/4903: minor river
4902/4803: minor river
5502/5602: minor river
5502/5603: minor river
0903/1003: major river
1003/1004: major river
1103/1004: major river
1203/1303: major river
1303/1204: major river
1703/1803: minor river
1703/1804: minor river
1703/1704: minor river
1803/1804: minor river
1903/1904: minor river
1903/1804: minor river
2103/2204: minor river
2103/2104: minor river
2203/2303: minor river
2203/2204: minor river
2303/2304: minor river
2303/2204: minor river
2703/2704: minor river
3303/3403: minor river
3303/3404: minor river
3303/3304: minor river
4303/4403: minor river
4403/4404: minor river
4503/4604: minor river
4503/4504: minor river
4503/4404: minor river
4603/4604: minor river
4703/4604: minor river
4903/5003: minor river
4903/5004: minor river
5503/5603: minor river
5603/5604: minor river
5703/5604: minor river
0704/0805: minor river
0704/0705: minor river
0804/0805: minor river
0904/0905: minor river
0904/0805: minor river
1004/1104: major river
1104/1105: major river
1104/1005: major river
1204/1304: major river
1304/1205: major river
1504/1605: major river
1504/1505: major river
1604/1704: major river
1604/1605: major river
1904/2004: minor river
2004/2104: minor river
2004/2005: minor river
2304/2404: minor river
2404/2405: minor river
2504/2605: minor river
2504/2505: minor river
2504/2405: minor river
2604/2704: minor river
2604/2605: minor river
2704/2804: minor river
2804/2805: minor river
2904/2905: minor river
2904/2805: minor river
3104/3205: minor river
3104/3105: minor river
3204/3304: minor river
3204/3205: minor river
4104/4105: minor river
4604/4704: minor river
4704/4605: minor river
4904/5004: minor river
4904/5005: minor river
5604/5704: minor river
5704/5705: minor river
5704/5605: minor river
0505/0606: minor river
0505/0506: minor river
0605/0705: minor river
0605/0606: minor river
0905/1005: minor river
1005/1105: minor river
1005/1006: minor river
1105/1205: major river
1205/1305: major river
1205/1206: major river
1305/1206: major river
1405/1505: major river
1505/1406: major river
2105/2206: minor river
2105/2106: minor river
2205/2206: minor river
2305/2206: minor river
2905/3005: minor river
2905/2906: minor river
3005/3105: minor river
3005/3006: minor river
3705/3806: minor river
3705/3706: minor river
3805/3806: minor river
3905/4006: minor river
3905/3906: minor river
3905/3806: minor river
4005/4105: minor river
4005/4006: minor river
4105/4205: minor river
4205/4206: minor river
4305/4406: minor river
4305/4306: minor river
4305/4206: minor river
4905/5005: minor river
4905/5006: minor river
5605/5705: minor river
5705/5805: minor river
5705/5606: minor river
5805/5806: minor river
5905/5906: minor river
5905/5806: minor river
0306/0407: minor river
0306/0307: minor river
0406/0506: minor river
0406/0407: minor river
0906/1007: minor river
1006/1007: minor river
1106/1207: minor river
1106/1107: minor river
1106/1007: minor river
1206/1306: major river
1206/1207: minor river
1306/1407: major river
1306/1207: major river
1406/1506: major river
1406/1407: major river
1706/1807: minor river
1706/1707: minor river
1806/1807: minor river
1906/2007: minor river
1906/1907: minor river
1906/1807: minor river
2006/2106: minor river
2006/2007: minor river
2806/2906: minor river
2906/3006: minor river
2906/3007: minor river
3506/3607: minor river
3506/3507: minor river
3606/3706: minor river
3606/3607: minor river
4406/4506: minor river
4506/4407: minor river
4906/5006: minor river
4906/5007: minor river
5106/5207: minor river
5106/5107: minor river
5106/5007: minor river
5206/5207: minor river
5306/5307: minor river
5306/5207: minor river
5506/5607: minor river
5506/5507: minor river
5606/5706: minor river
5606/5607: minor river
5906/6006: minor river
5906/6007: minor river
0107/0208: minor river
0107/0108: minor river
0207/0307: minor river
0207/0208: minor river
0907/1007: minor river
0907/1008: minor river
0907/0908: minor river
1207/1307: major river
1307/1407: major river
1307/1408: major river
1307/1208: major river
1607/1707: minor river
1707/1608: minor river
2107/2208: minor river
2207/2208: minor river
2907/3007: minor river
2907/3008: minor river
2907/2908: minor river
3407/3507: minor river
3507/3408: minor river
4207/4307: minor river
4307/4208: minor river
4407/4507: minor river
4507/4408: minor river
4907/5007: minor river
4907/5008: minor river
5307/5407: minor river
5407/5507: minor river
5407/5408: minor river
5907/6007: minor river
6007/6008: minor river
0708/0809: minor river
0708/0709: minor river
0808/0908: minor river
0808/0809: minor river
1108/1209: minor river
1208/1308: major river
1208/1209: minor river
1308/1408: major river
1308/1409: major river
1308/1209: major river
1508/1609: minor river
1608/1708: minor river
1608/1609: minor river
2108/2208: minor river
2108/2209: minor river
2808/2908: minor river
2908/3009: minor river
2908/2809: minor river
3008/3009: minor river
3308/3409: minor river
3308/3309: minor river
3408/3508: minor river
3408/3409: minor river
4108/4209: minor river
4108/4109: minor river
4208/4308: minor river
4208/4209: minor river
4408/4508: minor river
4508/4409: minor river
4908/5008: minor river
4908/5009: minor river
0609/0709: minor river
0709/0610: minor river
1109/1209: minor river
1109/1210: minor river
1209/1309: major river
1309/1409: major river
1309/1410: major river
1309/1310: major river
1309/1210: major river
1509/1609: minor river
1509/1610: minor river
2109/2209: minor river
2209/2210: minor river
2309/2210: minor river
2709/2810: minor river
2709/2710: minor river
2809/2909: minor river
2809/2810: minor river
2909/3009: minor river
2909/3010: minor river
3209/3309: minor river
3309/3210: minor river
3909/4010: minor river
3909/3910: minor river
4009/4109: minor river
4009/4010: minor river
4409/4509: minor river
4509/4510: minor river
4509/4410: minor river
4909/5009: minor river
5009/5010: minor river
5109/5010: minor river
0510/0611: minor river
0510/0511: minor river
0610/0710: minor river
0610/0611: minor river
1110/1210: minor river
1110/1211: minor river
1110/1111: minor river
1210/1310: major river
1310/1311: major river
1310/1211: major river
1510/1610: minor river
1610/1611: minor river
1710/1611: minor river
2210/2310: minor river
2310/2211: minor river
2610/2710: minor river
2710/2711: minor river
2710/2611: minor river
2910/3010: minor river
2910/3011: minor river
3110/3211: minor river
3110/3111: minor river
3210/3310: minor river
3210/3211: minor river
3510/3611: minor river
3510/3511: minor river
3610/3611: minor river
3710/3811: minor river
3710/3711: minor river
3710/3611: minor river
3810/3910: minor river
3810/3811: minor river
4510/4610: minor river
4510/4611: minor river
5010/5110: minor river
5110/5011: minor river
0311/0412: minor river
0411/0511: minor river
0411/0412: minor river
1011/1111: minor river
1111/1012: minor river
1311/1411: major river
1311/1412: major river
1611/1711: minor river
1711/1712: minor river
1711/1612: minor river
2211/2311: minor river
2311/2312: minor river
2311/2212: minor river
2711/2811: minor river
2711/2812: minor river
2711/2712: minor river
2911/3011: minor river
2911/3012: minor river
3011/3111: minor river
3111/3012: minor river
3411/3511: minor river
3511/3412: minor river
4511/4611: minor river
4511/4612: minor river
5011/5111: minor river
5111/5012: minor river
0312/0412: minor river
0912/1013: minor river
0912/0913: minor river
1012/1112: minor river
1012/1013: minor river
1112/1213: minor river
1112/1113: minor river
1212/1213: minor river
1312/1412: major river
1312/1413: minor river
1312/1313: minor river
1312/1213: minor river
1412/1413: major river
1512/1413: major river
1712/1812: minor river
1712/1813: minor river
2312/2412: minor river
2412/2413: minor river
2512/2513: minor river
2512/2413: minor river
2612/2712: minor river
2712/2613: minor river
2912/3012: minor river
2912/3013: minor river
3012/3112: minor river
3112/3013: minor river
3412/3512: minor river
3512/3413: minor river
4512/4612: minor river
4512/4613: minor river
5012/5112: minor river
5112/5013: minor river
5512/5612: minor river
5512/5613: minor river
0713/0814: minor river
0713/0714: minor river
0813/0913: minor river
0813/0814: minor river
1013/1113: minor river
1013/1014: minor river
1413/1513: major river
1513/1614: major river
1513/1514: major river
1513/1414: major river
1613/1614: major river
1713/1813: minor river
1713/1814: minor river
1713/1714: major river
1713/1614: major river
2513/2613: minor river
2513/2614: minor river
2613/2713: minor river
2613/2614: minor river
2913/3013: minor river
2913/3014: minor river
2913/2914: minor river
3013/3113: minor river
3113/3014: minor river
3313/3414: minor river
3413/3513: minor river
3413/3414: minor river
4513/4613: minor river
4513/4614: minor river
4913/5014: minor river
5013/5113: minor river
5013/5014: minor river
5513/5613: minor river
5613/5614: minor river
5713/5614: minor river
0614/0714: minor river
1714/1814: major river
1714/1815: major river
2514/2614: minor river
2514/2615: minor river
2514/2515: minor river
2714/2815: minor river
2814/2914: minor river
2814/2815: minor river
2914/3015: minor river
3014/3114: minor river
3014/3015: minor river
3314/3414: minor river
3314/3415: minor river
4514/4614: minor river
4514/4615: minor river
4514/4515: minor river
4914/5014: minor river
4914/5015: minor river
5614/5714: minor river
5714/5715: minor river
5714/5615: minor river
1115/1116: minor river
1715/1815: major river
1815/1816: major river
1915/1816: major river
2415/2515: minor river
2515/2416: minor river
2715/2815: minor river
2715/2816: minor river
2915/3015: minor river
2915/3016: minor river
3315/3415: minor river
3315/3416: minor river
4415/4515: minor river
4515/4416: minor river
4915/5015: minor river
4915/5016: minor river
5715/5815: minor river
5715/5816: minor river
5715/5716: minor river
0916/1017: minor river
0916/0917: minor river
1016/1116: minor river
1016/1017: minor river
1116/1216: minor river
1216/1217: minor river
1316/1317: minor river
1316/1217: minor river
1816/1916: major river
1916/1917: major river
1916/1817: major river
2416/2516: minor river
2516/2417: minor river
2716/2816: minor river
2816/2817: minor river
2916/3016: minor river
2916/3017: minor river
2916/2817: minor river
3316/3416: minor river
3316/3417: minor river
4416/4516: minor river
4516/4517: minor river
4516/4417: minor river
4916/5016: minor river
4916/5017: minor river
5616/5716: minor river
5716/5617: minor river
0117/0118: minor river
0517/0618: minor river
0517/0518: minor river
0617/0618: minor river
0717/0818: minor river
0717/0718: minor river
0717/0618: minor river
0817/0917: minor river
0817/0818: minor river
1317/1417: minor river
1417/1418: minor river
1517/1518: minor river
1517/1418: minor river
1717/1818: minor river
1717/1718: minor river
1817/1917: minor river
1817/1818: minor river
1917/2017: major river
2017/2018: major river
2117/2218: major river
2117/2118: major river
2117/2018: major river
2217/2218: major river
2317/2318: major river
2317/2218: major river
2417/2517: minor river
2517/2418: minor river
2817/2917: minor river
2917/3017: minor river
2917/3018: minor river
2917/2918: minor river
2917/2818: minor river
3317/3417: minor river
3317/3418: minor river
3317/3318: minor river
4317/4218: minor river
4517/4617: minor river
4617/4618: minor river
4717/4818: minor river
4717/4618: minor river
4817/4818: minor river
4917/5017: minor river
4917/5018: minor river
4917/4818: minor river
5617/5717: minor river
5717/5618: minor river
0118/0218: minor river
0118/0219: minor river
1518/1618: minor river
1618/1718: minor river
1618/1619: minor river
2118/2119: minor river
2318/2418: major river
2318/2419: major river
2418/2518: minor river
2518/2419: minor river
2918/3018: minor river
2918/3019: minor river
2918/2919: minor river
3218/3318: minor river
3318/3219: minor river
4218/4318: minor river
4318/4219: minor river
4618/4718: minor river
4718/4818: minor river
4718/4819: minor river
4718/4619: minor river
4818/4918: minor river
4918/5018: minor river
4918/5019: minor river
4918/4919: minor river
4918/4819: minor river
5618/5718: minor river
5718/5719: minor river
5718/5619: minor river
0119/0219: minor river
0119/0220: minor river
1519/1420: minor river
2019/2119: minor river
2119/2219: minor river
2119/2020: minor river
2219/2220: minor river
2319/2419: major river
2319/2320: minor river
2319/2220: minor river
2419/2519: minor river
2419/2420: major river
2519/2520: major river
2519/2420: major river
2819/2919: minor river
2919/2820: minor river
3219/3319: minor river
3319/3220: minor river
3519/3620: minor river
3519/3520: minor river
3619/3620: minor river
3719/3720: minor river
3719/3620: minor river
4219/4319: minor river
4319/4220: minor river
4919/5019: minor river
5019/5020: minor river
5119/5120: minor river
5119/5020: minor river
5319/5320: minor river
5719/5819: minor river
5719/5820: minor river
0120/0220: minor river
0220/0221: minor river
0320/0221: minor river
1420/1520: minor river
1520/1421: minor river
2020/2120: minor river
2120/2121: minor river
2120/2021: minor river
2320/2420: minor river
2420/2520: minor river
2420/2421: minor river
2520/2620: major river
2620/2621: major river
2720/2821: major river
2720/2721: major river
2720/2621: major river
2820/2920: minor river
2820/2821: major river
2920/2921: major river
2920/2821: major river
3220/3320: minor river
3320/3321: minor river
3320/3221: minor river
3420/3520: minor river
3520/3421: minor river
3720/3820: minor river
3820/3821: minor river
3920/4021: minor river
3920/3921: minor river
3920/3821: minor river
4020/4021: minor river
4120/4221: minor river
4120/4121: minor river
4120/4021: minor river
4220/4320: minor river
4220/4221: minor river
5020/5120: minor river
5120/5220: minor river
5120/5021: minor river
5220/5320: minor river
5220/5221: minor river
5320/5420: minor river
5420/5421: minor river
5520/5521: minor river
5520/5421: minor river
5720/5820: minor river
5820/5821: minor river
5920/5821: minor river
0221/0321: minor river
0321/0422: minor river
0321/0322: minor river
0321/0222: minor river
0421/0422: minor river
0521/0522: minor river
0521/0422: minor river
1421/1521: minor river
1521/1422: minor river
2121/2221: minor river
2121/2222: minor river
2321/2322: minor river
2921/3021: major river
3021/3022: major river
3121/3222: major river
3121/3122: major river
3121/3022: major river
3221/3222: major river
3321/3421: minor river
3321/3422: minor river
3321/3322: minor river
3321/3222: major river
3421/3521: minor river
3521/3422: minor river
5021/5121: minor river
5121/5022: minor river
5521/5621: minor river
5621/5622: minor river
5721/5822: minor river
5721/5722: minor river
5721/5622: minor river
5821/5921: minor river
5821/5822: minor river
5921/5922: minor river
5921/5822: minor river
0522/0622: minor river
0522/0623: minor river
1422/1522: minor river
1522/1423: minor river
2122/2222: minor river
2222/2322: minor river
2322/2422: minor river
2322/2223: minor river
2422/2423: minor river
2522/2523: minor river
2522/2423: minor river
3222/3322: major river
3322/3423: minor river
3322/3323: major river
3322/3223: major river
3422/3522: minor river
3422/3423: minor river
3922/3923: minor river
4122/4123: minor river
5022/5122: minor river
5122/5023: minor river
5922/6022: minor river
6022/6023: minor river
0523/0623: minor river
0623/0624: minor river
0723/0724: minor river
0723/0624: minor river
1323/1424: minor river
1423/1523: minor river
1423/1424: minor river
2123/2223: minor river
2123/2224: minor river
2523/2623: minor river
2623/2624: minor river
2723/2624: minor river
3323/3423: major river
3423/3424: major river
3523/3624: major river
3523/3524: major river
3523/3424: major river
3623/3624: major river
3723/3824: minor river
3723/3724: major river
3723/3624: major river
3823/3923: minor river
3823/3824: minor river
3923/4023: minor river
4023/4123: minor river
4023/4024: minor river
4123/4223: minor river
4123/4224: minor river
4523/4524: minor river
4723/4824: minor river
4723/4724: minor river
4823/4824: minor river
5023/5123: minor river
5123/5124: minor river
5123/5024: minor river
0724/0824: minor river
0824/0825: minor river
0924/0825: minor river
1324/1424: minor river
1424/1425: minor river
1524/1425: minor river
2124/2224: minor river
2224/2225: minor river
2324/2225: minor river
2624/2724: minor river
2724/2725: minor river
2724/2625: minor river
3724/3824: major river
3724/3825: major river
4124/4224: minor river
4124/4225: minor river
4224/4225: minor river
4324/4425: minor river
4324/4325: minor river
4324/4225: minor river
4424/4524: minor river
4424/4425: minor river
4524/4624: minor river
4624/4724: minor river
4624/4625: minor river
5124/5224: minor river
5124/5225: minor river
0125/0126: minor river
0825/0925: minor river
0925/0926: minor river
0925/0826: minor river
1425/1525: minor river
1525/1426: minor river
2225/2325: minor river
2325/2226: minor river
2725/2825: minor river
2725/2826: minor river
3225/3325: minor river
3325/3226: minor river
3725/3825: major river
3725/3826: major river
4125/4225: minor river
4125/4226: minor river
5125/5225: minor river
5425/5426: minor river
5525/5625: minor river
5525/5426: minor river
5625/5626: minor river
5725/5726: minor river
5725/5626: minor river
0126/0226: minor river
0126/0227: minor river
0926/1026: minor river
1026/1027: minor river
1126/1127: minor river
1126/1027: minor river
1326/1327: minor river
1426/1526: minor river
1526/1427: minor river
2226/2326: minor river
2326/2227: minor river
2726/2826: minor river
2726/2827: minor river
3226/3326: minor river
3326/3227: minor river
3726/3826: major river
3726/3827: major river
4126/4226: minor river
4226/4227: minor river
4326/4327: minor river
4326/4227: minor river
4526/4527: minor river
5326/5426: minor river
5326/5427: minor river
5426/5526: minor river
5526/5427: minor river
5726/5826: minor river
5726/5827: minor river
0127/0227: minor river
0227/0228: minor river
0327/0328: minor river
0327/0228: minor river
1127/1227: minor river
1227/1327: minor river
1227/1228: minor river
1327/1427: minor river
1327/1428: minor river
1427/1527: minor river
1427/1428: minor river
1527/1528: minor river
2227/2327: minor river
2327/2228: minor river
2727/2827: minor river
2727/2828: minor river
3227/3327: minor river
3327/3228: minor river
3727/3827: major river
3727/3828: major river
4327/4427: minor river
4427/4527: minor river
4427/4428: minor river
4527/4627: minor river
4627/4628: minor river
4727/4628: minor river
5327/5427: minor river
5327/5428: minor river
5427/5527: minor river
5527/5528: minor river
5527/5428: minor river
5727/5827: minor river
5727/5828: minor river
0328/0428: minor river
0428/0429: minor river
0528/0429: minor river
1328/1428: minor river
1428/1528: minor river
1428/1429: minor river
1528/1628: minor river
1528/1629: minor river
2228/2328: minor river
2328/2229: minor river
2728/2828: minor river
2728/2829: minor river
3128/3229: minor river
3228/3328: minor river
3228/3229: minor river
3728/3828: major river
3728/3829: major river
4628/4728: minor river
4728/4629: minor river
5328/5428: minor river
5328/5429: minor river
5528/5628: minor river
5628/5629: minor river
5728/5828: minor river
5728/5829: minor river
5728/5729: minor river
5728/5629: minor river
0429/0529: minor river
0529/0430: minor river
0729/0829: minor river
0829/0830: minor river
0929/0930: minor river
0929/0830: minor river
1529/1629: minor river
1629/1630: minor river
1729/1630: minor river
2229/2329: minor river
2329/2230: minor river
2729/2829: minor river
2729/2830: minor river
3129/3229: minor river
3129/3230: minor river
3729/3829: major river
3729/3830: major river
3729/3730: major river
3829/3830: minor river
3929/3930: minor river
3929/3830: minor river
4129/4130: minor river
4629/4729: minor river
4729/4730: minor river
4729/4630: minor river
5329/5429: minor river
5329/5430: minor river
5329/5330: minor river
5729/5829: minor river
5729/5830: minor river
5929/6030: minor river
0430/0530: minor river
0530/0431: minor river
0930/1030: minor river
1030/1031: minor river
1130/1131: minor river
1130/1031: minor river
1630/1730: minor river
1730/1631: minor river
2230/2330: minor river
2330/2231: minor river
2730/2830: minor river
2730/2831: minor river
3130/3230: minor river
3130/3231: minor river
3530/3631: major river
3530/3531: major river
3630/3730: major river
3630/3631: major river
3930/4030: minor river
4030/4130: minor river
4030/4031: minor river
4130/4230: minor river
4230/4231: minor river
4330/4331: minor river
4330/4231: minor river
4730/4830: minor river
4830/4831: minor river
4930/5031: minor river
4930/4931: minor river
4930/4831: minor river
5030/5031: minor river
5230/5330: minor river
5330/5231: minor river
5730/5830: minor river
5730/5831: minor river
5930/6030: minor river
5930/6031: minor river
5930/5931: minor river
0431/0531: minor river
0531/0432: minor river
1131/1231: minor river
1231/1232: minor river
1331/1232: minor river
1631/1731: minor river
1731/1732: minor river
1731/1632: minor river
2231/2331: minor river
2331/2232: minor river
2731/2831: minor river
2731/2832: minor river
3131/3231: minor river
3231/3232: minor river
3331/3432: major river
3331/3332: major river
3331/3232: minor river
3431/3531: major river
3431/3432: major river
4331/4431: minor river
5231/5331: minor river
5331/5232: minor river
5731/5831: minor river
5731/5832: minor river
5731/5732: sea
5831/5931: minor river
5931/5832: minor river
0432/0532: minor river
0532/0533: minor river
0532/0433: minor river
1232/1332: minor river
1332/1333: minor river
1332/1233: minor river
1732/1832: minor river
1832/1833: minor river
1932/1933: minor river
1932/1833: minor river
2132/2233: minor river
2232/2332: minor river
2232/2233: minor river
2732/2832: minor river
2732/2833: minor river
2732/2733: minor river
3132/3233: major river
3232/3332: major river
3232/3233: major river
4132/4233: minor river
4132/4133: minor river
4232/4233: minor river
4332/4333: minor river
4332/4233: minor river
5132/5233: minor river
5232/5332: minor river
5232/5233: minor river
5632/5732: sea
5632/5633: sea
5732/5832: minor river
5932/6033: sea
5932/5933: sea
6032/6033: sea
0533/0633: minor river
0533/0634: minor river
1333/1433: minor river
1433/1434: minor river
1533/1434: minor river
1933/2033: minor river
1933/2034: minor river
2133/2233: minor river
2133/2234: minor river
2633/2733: minor river
2733/2634: minor river
3133/3233: major river
3133/3234: major river
3133/3134: major river
3933/4034: minor river
4033/4133: minor river
4033/4034: minor river
4333/4433: minor river
4433/4533: minor river
4433/4434: minor river
5133/5233: minor river
5933/5834: sea
0534/0634: minor river
0634/0635: minor river
0734/0635: minor river
1434/1534: minor river
1534/1535: minor river
1534/1435: minor river
1934/2034: minor river
2034/2035: minor river
2134/2234: minor river
2134/2235: minor river
2134/2135: minor river
2134/2035: minor river
2534/2635: minor river
2634/2734: minor river
2634/2635: minor river
2934/3035: major river
3034/3134: major river
3034/3035: major river
3934/4034: minor river
3934/4035: minor river
5734/5834: sea
0635/0735: minor river
0735/0736: minor river
0735/0636: minor river
1535/1635: minor river
1535/1636: minor river
2035/2135: minor river
2135/2036: minor river
2535/2635: minor river
2535/2636: minor river
2935/3035: major river
2935/3036: major river
2935/2936: major river
3935/4035: minor river
3935/4036: minor river
5735/5736: sea
5735/5636: sea
0736/0836: minor river
0736/0837: minor river
1536/1636: minor river
1636/1637: minor river
1736/1637: minor river
2036/2136: sea
2536/2636: minor river
2536/2637: minor river
2736/2837: major river
2736/2737: major river
2836/2936: major river
2836/2837: major river
3936/4036: minor river
3936/4037: minor river
4636/4736: sea
0737/0837: minor river
0837/0838: minor river
0937/0938: minor river
0937/0838: minor river
1637/1737: minor river
1737/1638: minor river
1937/1938: sea
2137/2138: sea
2137/2038: sea
2337/2338: major river
2537/2637: minor river
2537/2638: major river
2537/2538: major river
2637/2737: major river
2637/2638: major river
3937/4037: minor river
3937/4038: minor river
0938/1038: minor river
1038/1039: minor river
1138/1139: minor river
1138/1039: minor river
1838/1938: sea
1938/2038: sea
2038/2138: sea
2038/2039: sea
2138/2238: sea
2238/2338: major river
2238/2239: sea
2338/2438: major river
2338/2239: sea
2438/2538: major river
2438/2439: major river
3938/4038: sea
4138/4039: sea
1139/1239: minor river
1139/1240: minor river
1139/1140: sea
1139/1040: sea
2039/2139: sea
2039/2040: sea
3839/3939: sea
3939/3840: sea
5639/5640: sea
5739/5740: sea
5739/5640: sea
1140/1240: sea
3140/3241: sea
3140/3041: sea
3340/3341: sea
3540/3541: sea
3740/3741: sea
3141/3241: sea
3341/3441: sea
3441/3541: sea

[links]
green rail: 1801 - 1901 - 2001 - 2002 - 2102 - 2103 - 2204 - 2304 - 2405 - 2406
green rail: 4101 - 4102 - 4203 - 4204 - 4304 - 4405 - 4406 - 4407 - 4408 - 4409 - 4309 - 4310 - 4311 - 4212
green rail: 4212 - 4213
green rail: 3602 - 3502 - 3503 - 3404 - 3304 - 3205 - 3105 - 3006 - 2905 - 2805 - 2705 - 2605 - 2505 - 2406
green rail: 2406 - 2306 - 2206 - 2106 - 2007 - 1906 - 1907 - 1808 - 1708 - 1609 - 1509 - 1410 - 1411 - 1311
green rail: 1311 - 1211
green rail: 4213 - 4313 - 4414 - 4514 - 4615 - 4715 - 4815 - 4915 - 5015
green rail: 4213 - 4214 - 4114 - 4115 - 4016 - 4017 - 3917 - 3818 - 3819 - 3820 - 3821 - 3822 - 3823 - 3824
green rail: 3824 - 3724 - 3624 - 3524 - 3424 - 3323 - 3224 - 3124 - 3025
green rail: 4213 - 4113 - 4014 - 3914 - 3815 - 3715 - 3616 - 3516 - 3416 - 3316 - 3317 - 3218 - 3118 - 3019
green rail: 3019 - 2919 - 2820 - 2821 - 2721 - 2722 - 2623
green rail: 5119 - 5120 - 5021 - 4920 - 4821 - 4720 - 4621 - 4521 - 4421 - 4321 - 4222 - 4223 - 4123 - 4124
green rail: 4124 - 4025 - 3925
green rail: 2423 - 2523 - 2623
green rail: 2623 - 2723 - 2824 - 2924 - 3025
green rail: 5823 - 5722 - 5623 - 5522 - 5422 - 5322 - 5223 - 5123 - 5024 - 4924 - 4825 - 4725 - 4626 - 4526
green rail: 4526 - 4426 - 4326 - 4226 - 4125 - 4026 - 3925
green rail: 3025 - 2925 - 2926 - 2927 - 2828 - 2829
green rail: 3925 - 3926 - 3827 - 3828 - 3829 - 3830 - 3831 - 3832 - 3833 - 3933
green rail: 6032 - 5932 - 5832 - 5831 - 5730 - 5729 - 5728 - 5629 - 5528 - 5428 - 5427 - 5327 - 5227 - 5228
green rail: 5228 - 5128 - 5129 - 5030 - 4930 - 4830 - 4730 - 4631 - 4530 - 4431 - 4331 - 4232 - 4132 - 4033
green rail: 4033 - 3933
green rail: 3933 - 3934 - 3935
unrepairable rail: 1501 - 1602 - 1603 - 1703 - 1704 - 1805 - 1905 - 1906
rail: 1501 - 1602 - 1603
rail: 4101 - N
rail: 4101 - 4201 - 4301 - 4401 - 4501 - 4602 - 4701 - 4802 - 4901 - 5002
rail: 4101 - 4102 - 4203 - 4204 - 4304 - 4405 - 4406 - 4407 - 4408 - 4409
rail: 4101 - 4001 - 3901 - 3801 - 3701 - 3602
rail: 5601 - N
rail: 5601 - 5602 - 5603 - 5604 - 5605 - 5606
rail: 5601 - 5501 - 5401 - 5301 - 5201 - 5101 - 5002
rail: 3602 - 3601 - N
rail: 3602 - 3603 - 3604 - 3605 - 3606 - 3506 - 3407
rail: 3602 - 3502 - 3503 - 3404 - 3304 - 3205 - 3105
rail: 5002 - 5001 - N
rail: 5002 - 5003 - 4903 - 4904 - 5005 - 5006 - 5007 - 5008 - 5009 - 5109 - 5110 - 5111
rail: 1603 - 1703 - 1704 - 1805 - 1905 - 1906
rail: 1603 - 1503 - 1404 - 1304 - 1205 - 1105 - 1005 - 0904 - 0805 - 0704 - 0605 - 0504 - 0405
rail: 0405 - 0404 - 0403 - 0402 - 0401 - N
rail: 0405 - 0305 - 0306 - 0307
rail: 2605 - 2604 - 2703 - 2702 - 2701 - N
rail: 2605 - 2705 - 2805 - 2905 - 3006 - 3105
rail: 2605 - 2505 - 2406
rail: 3105 - 3104 - 3004 - 3003 - 3002 - 3001 - N
rail: 3105 - 3206 - 3306 - 3407
rail: 1906 - 2007 - 2106 - 2206 - 2306
rail: 1906 - 1907 - 1808 - 1708 - 1609 - 1509 - 1410 - 1411
rail: 2306 - 2406
rail: 2306 - 2307 - 2308 - 2209 - 2210 - 2211 - 2212
rail: 2406 - 2405 - 2304 - 2204 - 2103 - 2102 - 2002 - 2001 - 1901 - 1801 - N
rail: 2406 - 2506 - 2607 - 2707 - 2708 - 2809
rail: 5606 - 5705 - 5806 - 5905 - 6005 - SE
rail: 5606 - 5607 - 5507 - 5408 - 5409 - 5309 - 5310 - 5211 - 5111
rail: 0307 - 0408 - 0508 - 0608 - 0708 - 0809 - 0909 - 1010 - 1110 - 1211
rail: 0307 - 0308 - 0309 - 0310 - 0311 - 0312 - 0313 - 0314 - 0315 - 0416
rail: 0307 - 0208 - 0108 - NW
rail: 3407 - 3408 - 3508 - 3509 - 3610 - 3710 - 3711 - 3812 - 3912 - 4013 - 4113
rail: 3407 - 3307 - 3208 - 3108 - 3008 - 2908 - 2809
rail: 2809 - 2709 - 2710 - 2711 - 2712 - 2713 - 2714
rail: 4409 - 4410 - 4510 - 4611 - 4612 - 4712 - 4813 - 4814 - 4914 - 5015
rail: 4409 - 4309 - 4310 - 4311 - 4212 - 4213
rail: 1211 - 1311 - 1411
rail: 1211 - 1212 - 1112 - 1013 - 0913
rail: 1411 - 1511 - 1612 - 1711 - 1812 - 1912 - 2012 - 2112 - 2212
rail: 5111 - 5112 - 5113 - 5014 - 5015
rail: 2212 - 2312
rail: 2312 - 2413 - 2513 - 2614 - 2714
rail: 2312 - 2213 - 2214 - 2114 - 2115 - 2116 - 2117 - 2118 - 2019
rail: 0913 - 1014 - 1015 - 1016 - 1115 - 1216 - 1316 - 1416 - 1516 - 1617 - 1618 - 1718 - 1819 - 1919
rail: 0913 - 0814 - 0714 - 0615 - 0515 - 0416
rail: 4113 - 4213
rail: 4113 - 4014 - 3914 - 3815 - 3715 - 3616 - 3516
rail: 4213 - 4313 - 4414 - 4514 - 4615 - 4715 - 4815 - 4915 - 5015
rail: 4213 - 4214 - 4114
rail: 2714 - 2814 - 2914 - 3015 - 3115 - 3216 - 3316
rail: 2714 - 2715 - 2716 - 2717 - 2718 - 2819 - 2820
rail: 4114 - 4215 - 4315 - 4416 - 4516 - 4617 - 4717 - 4718 - 4819 - 4919 - 4920
rail: 4114 - 4115
rail: 4115 - 4216 - 4217 - 4218 - 4219 - 4319 - 4320
rail: 4115 - 4016 - 4017 - 3917 - 3818
rail: 5015 - 5016
rail: 0416 - 0316 - 0317 - 0218 - 0219
rail: 3316 - 3416 - 3516
rail: 3316 - 3317 - 3218 - 3118 - 3019 - 2919 - 2820
rail: 3516 - 3617 - 3717 - 3818
rail: 5016 - 5116 - 5217 - 5317 - 5417 - 5517 - 5617 - 5717 - 5718 - 5819 - 5919 - 5920 - 6021
rail: 5016 - 5017 - 5117 - 5118 - 5119
rail: 3818 - 3918 - 4019 - 4119 - 4220 - 4320
rail: 3818 - 3819 - 3820 - 3821 - 3822 - 3823 - 3824 - 3724
rail: 0219 - 0319 - 0320 - 0421 - 0521 - 0622 - 0722 - 0822 - 0922 - 1023 - 1122 - 1222 - 1321
rail: 0219 - 0119 - 0120 - NW
rail: 1919 - 2019
rail: 1919 - 1820 - 1720 - 1621 - 1520 - 1421 - 1321
rail: 2019 - 2020 - 2120 - 2221 - 2222 - 2322 - 2423
rail: 5119 - 5220 - 5320 - 5421 - 5422
rail: 5119 - 5120 - 5021
rail: 2820 - 2821
rail: 4320 - 4321
rail: 4920 - 5021
rail: 4920 - 4821 - 4720 - 4621 - 4521 - 4421 - 4321
rail: 1321 - 1422 - 1423 - 1523 - 1624 - 1724 - 1725 - 1826
rail: 2821 - 2822 - 2922 - 2923 - 2924
rail: 2821 - 2721 - 2722 - 2623
rail: 4321 - 4222 - 4223 - 4123 - 4124 - 4025 - 3925
rail: 5021 - 5022 - 5023 - 5123
rail: 6021 - NE
rail: 6021 - 6022 - 6023 - 5922 - 5823
rail: 5422 - 5522
rail: 5422 - 5322 - 5223 - 5123
rail: 5522 - 5623 - 5722 - 5823
rail: 5522 - 5523 - 5524
rail: 2423 - 2523 - 2623
rail: 2423 - 2424 - 2425 - 2426 - 2427 - 2527
rail: 2423 - 2323 - 2224 - 2225 - 2124 - 2025 - 1925 - 1826
rail: 2623 - 2723 - 2824 - 2924
rail: 5123 - 5124 - 5125
rail: 5123 - 5024 - 4924 - 4825
rail: 5823 - 5923 - 6024 - NE
rail: 5823 - 5723 - 5624 - 5524
rail: 2924 - 3025
rail: 3724 - 3825 - 3925
rail: 3724 - 3624 - 3524 - 3424 - 3323 - 3224 - 3124 - 3025
rail: 5524 - 5625 - 5725 - 5826 - 5926 - 6026 - NE
rail: 5524 - 5525 - 5426 - 5427
rail: 5524 - 5424 - 5324 - 5225 - 5226
rail: 3025 - 2925 - 2926 - 2927 - 2828 - 2829
rail: 3925 - 4026 - 4125 - 4226 - 4326
rail: 3925 - 3926 - 3827 - 3828 - 3829
rail: 4825 - 4925 - 5026 - 5125
rail: 4825 - 4725 - 4626 - 4526 - 4426 - 4326
rail: 5125 - 5226
rail: 1826 - 1726 - 1627 - 1527 - 1428 - 1528 - 1529 - 1630 - 1730 - 1731 - 1632 - 1633 - 1634 - 1534
rail: 1534 - 1535 - 1536 - 1437 - 1438 - 1439 - 1338 - 1238 - 1237 - 1136 - 1036 - 1035 - 0934 - 0933 - 0932
rail: 0932 - 0832 - 0831 - 0730 - 0729 - 0630 - 0529 - 0429 - 0328 - 0229 - 0128 - NW
rail: 4326 - 4327 - 4328 - 4429 - 4430 - 4431
rail: 5226 - 5227
rail: 2527 - 2628 - 2728 - 2829
rail: 2527 - 2428 - 2429 - 2430 - 2330 - 2431 - 2432 - 2433 - 2533 - 2534
rail: 5227 - 5327 - 5427
rail: 5227 - 5228 - 5128 - 5129 - 5030
rail: 5427 - 5428 - 5528 - 5629 - 5728 - 5729 - 5730 - 5831 - 5832 - 5932 - 6032 - 6031 - SE
rail: 2829 - 2929 - 3030
rail: 3829 - 3929 - 4030 - 4130 - 4231 - 4331
rail: 3829 - 3830 - 3831 - 3832 - 3833 - 3933
rail: 3829 - 3728 - 3629 - 3529 - 3530 - 3431 - 3330 - 3231 - 3130 - 3030
rail: 3030 - 3031 - 2931 - 2832 - 2732 - 2633 - 2634 - 2534
rail: 5030 - 5031 - 5131 - 5132 - 5133
rail: 5030 - 4930 - 4830 - 4730 - 4631 - 4530 - 4431
rail: 4331 - 4431
rail: 4331 - 4232 - 4132 - 4033 - 3933
rail: 4431 - 4432 - 4532 - 4533 - 4634 - 4635 - 4735 - 4736
rail: 3933 - 3934 - 3935 - 3936 - 3837 - 3838 - 3738 - 3639 - 3640
rail: 2534 - 2635 - 2735 - 2836
rail: 2534 - 2535 - 2536 - 2437
rail: 2534 - 2435 - 2335 - 2235 - 2135 - 2236 - 2336 - 2437
rail: 2437 - 2438
rail: 3540 - 3640
rail: 3640 - 3740
primary road: 4101 - 4102 - 4103 - 4104 - 4205 - 4206 - 4306 - 4307 - 4408 - 4409 - 4309 - 4310 - 4311
primary road: 4311 - 4212 - 4213
primary road: 1211 - 1311 - 1411 - 1511 - 1612 - 1711 - 1812 - 1912 - 2012 - 2112 - 2212 - 2312 - 2413
primary road: 2413 - 2513 - 2614 - 2615 - 2715 - 2816 - 2916 - 3017 - 3116 - 3217
primary road: 1211 - 1212 - 1112 - 1113 - 1114 - 1015 - 1016 - 1017 - 1018 - 1118 - 1119 - 1120 - 1121
primary road: 1121 - 1122
primary road: 1211 - 1111 - 1011 - 0911 - 0811 - 0711 - 0612 - 0511 - 0412 - 0312 - 0212 - 0112 - NW
primary road: 4213 - 4313 - 4414 - 4514 - 4515 - 4616 - 4617 - 4717 - 4818 - 4819 - 4919 - 4920 - 5021
primary road: 4213 - 4214 - 4114 - 4115 - 4016 - 4017 - 3917 - 3818 - 3819 - 3820 - 3821 - 3822 - 3823
primary road: 3823 - 3824 - 3724
primary road: 4213 - 4113 - 4014 - 3914 - 3815 - 3715 - 3616 - 3516 - 3416 - 3316 - 3217
primary road: 3217 - 3218 - 3118 - 3019 - 2919 - 2820 - 2821 - 2721 - 2622 - 2522 - 2423 - 2323 - 2224
primary road: 2224 - 2225 - 2124 - 2025 - 1925 - 1826 - 1725 - 1625 - 1524 - 1424 - 1323 - 1223 - 1122
primary road: 0219 - 0319 - 0320 - 0421 - 0521 - 0622 - 0722 - 0822 - 0922 - 1023 - 1122
primary road: 5021 - 5121 - 5222 - 5223 - 5322 - 5423 - 5523 - 5623 - 5723 - 5823 - 5922 - 6023
primary road: 5021 - 5022 - 5023 - 5123 - 5124 - 5225 - 5226 - 5227
primary road: 1122 - 1123 - 1224 - 1225 - 1325 - 1326 - 1427 - 1428 - 1528 - 1529 - 1630 - 1730 - 1731
primary road: 1731 - 1632 - 1633 - 1634 - 1534 - 1535 - 1536 - 1437 - 1438
primary road: 3724 - 3725 - 3726 - 3727 - 3728 - 3829 - 3830 - 3831 - 3832 - 3932 - 3933 - 3934 - 3935
primary road: 3724 - 3625 - 3525 - 3426 - 3326 - 3227 - 3127 - 3028 - 2928 - 2829 - 2729 - 2630 - 2631
primary road: 2631 - 2531 - 2432 - 2433 - 2333 - 2234 - 2235 - 2135 - 2036 - 1936 - 1837 - 1737 - 1638 - 1537
primary road: 1537 - 1438
primary road: 5227 - 5327 - 5427 - 5428 - 5528 - 5629 - 5729 - 5830 - 5831 - 5832 - 5932 - 6032 - 6031 - SE
primary road: 5227 - 5228 - 5128 - 5129 - 5030 - 5031 - 5131 - 5132 - 5133
primary road: 1438 - 1439
secondary road: 1001 - 1101 - 1102 - 1103 - 1104 - 1105 - 1106 - 1107 - 1108 - 1209 - 1210 - 1211
secondary road: 1801 - 1701 - 1702 - 1703 - 1704 - 1805 - 1905 - 1906
secondary road: 4101 - 4001 - 3901 - 3801 - 3701 - 3602 - 3501 - 3402 - 3302 - 3203 - 3102 - 3002 - 2902
secondary road: 2902 - 2803 - 2703 - 2704 - 2605 - 2505 - 2406 - 2306 - 2206 - 2106 - 2007
secondary road: 4903 - 5003 - 5103 - 5203 - 5302 - 5402 - 5501 - 5601 - 5602 - 5603 - 5604 - 5605 - 5606
secondary road: 5606 - 5607 - 5507 - 5408 - 5409 - 5309 - 5310 - 5211 - 5111 - 5112 - 5113 - 5014 - 5015
secondary road: 4903 - 4904 - 4805 - 4806 - 4706 - 4707 - 4608
secondary road: 4903 - 4804 - 4704 - 4604 - 4504 - 4405 - 4304 - 4205
secondary road: 0405 - 0305 - 0306 - 0307 - 0308 - 0309 - 0310 - 0311
secondary road: 3605 - 3606 - 3506 - 3407
secondary road: 1906 - 2007
secondary road: 1906 - 1907 - 1808 - 1708 - 1609 - 1509 - 1410 - 1411
secondary road: 2007 - 2008 - 2108 - 2109 - 2210
secondary road: 3407 - 3408
secondary road: 3407 - 3307 - 3208 - 3108 - 3008 - 2908 - 2809 - 2708 - 2609 - 2509 - 2409 - 2309 - 2210
secondary road: 0608 - 0609 - 0610 - 0510 - 0411 - 0311
secondary road: 3408 - 3508 - 3509 - 3510 - 3511
secondary road: 3408 - 3308 - 3309 - 3210 - 3110 - 3011 - 3012 - 2912 - 2913 - 2814 - 2815 - 2715 - 2716
secondary road: 2716 - 2717 - 2718 - 2819 - 2820
secondary road: 4608 - 4609 - 4610 - 4611 - 4511 - 4412 - 4312 - 4213 - 4113 - 4013 - 3912 - 3812 - 3712
secondary road: 3712 - 3612 - 3511
secondary road: 4608 - 4508 - 4409 - 4309 - 4209 - 4109 - 4010 - 3910 - 3811 - 3711 - 3611 - 3511
secondary road: 2210 - 2211 - 2212 - 2312 - 2213 - 2214 - 2114 - 2115 - 2116 - 2117 - 2118 - 2019 - 1919
secondary road: 1919 - 1820 - 1720 - 1621 - 1520 - 1421 - 1321 - 1222 - 1122
secondary road: 2210 - 2110 - 2011 - 1911 - 1912
secondary road: 0311 - 0312
secondary road: 1511 - 1612 - 1613 - 1713
secondary road: 3511 - 3512 - 3413 - 3414 - 3415 - 3416 - 3316
secondary road: 0312 - 0412 - 0512 - 0613 - 0712 - 0813 - 0913 - 1014 - 1015 - 1016 - 1115 - 1216 - 1316
secondary road: 1316 - 1416 - 1516 - 1616 - 1715
secondary road: 0312 - 0313 - 0314 - 0315 - 0416 - 0316 - 0317 - 0218 - 0219
secondary road: 4915 - 5015
secondary road: 4915 - 4916 - 4917 - 4818 - 4819
secondary road: 4915 - 4815 - 4715 - 4615 - 4514 - 4515 - 4516 - 4617 - 4717 - 4718 - 4819
secondary road: 5015 - 5115 - 5116 - 5217 - 5317 - 5417 - 5517 - 5617 - 5717
secondary road: 3316 - 3417 - 3517 - 3617 - 3717 - 3818 - 3918 - 4019 - 4119 - 4220 - 4320 - 4321
secondary road: 3316 - 3317 - 3218 - 3219 - 3220 - 3320 - 3421 - 3422 - 3522 - 3623 - 3723 - 3823
secondary road: 5717 - 5718 - 5819 - 5919 - 5920 - 6021 - 6022 - 6023 - 6024
secondary road: 5717 - 5618 - 5619 - 5519 - 5520 - 5421 - 5321 - 5322 - 5223
secondary road: 4819 - 4719 - 4720
secondary road: 4720 - 4821 - 4920 - 5021
secondary road: 4720 - 4621 - 4521 - 4421 - 4321
secondary road: 2821 - 2921 - 3022 - 3122 - 3223 - 3323
secondary road: 4321 - 4222 - 4223 - 4123
secondary road: 3323 - 3424 - 3524 - 3624 - 3724
secondary road: 3323 - 3224 - 3124 - 3025 - 2925 - 2926 - 2927 - 2828 - 2829
secondary road: 4123 - 4224 - 4324 - 4424 - 4524 - 4625 - 4725 - 4825 - 4925 - 5026 - 5126 - 5227
secondary road: 4123 - 4124 - 4025 - 3925 - 3926 - 3827 - 3828 - 3829 - 3929 - 4030 - 4130 - 4231 - 4331
secondary road: 4123 - 4024 - 3923 - 3824
secondary road: 5123 - 5224 - 5324 - 5424 - 5524
secondary road: 5723 - 5624 - 5524
secondary road: 5524 - 5625 - 5725 - 5826
secondary road: 2225 - 2226 - 2126 - 2127 - 2128 - 2129 - 2130 - 2131 - 2132 - 2133 - 2134 - 2135
secondary road: 5826 - 5926 - 6026 - NE
secondary road: 5826 - 5827 - 5828 - 5829 - 5830
secondary road: 3728 - 3629 - 3630 - 3530 - 3431 - 3330 - 3231 - 3130 - 3030 - 2929 - 2829
secondary road: 2829 - 2830 - 2730 - 2731 - 2632 - 2633 - 2634 - 2534 - 2535 - 2536 - 2437
secondary road: 5030 - 4930 - 4830 - 4730 - 4631 - 4530 - 4431 - 4331
secondary road: 4331 - 4232 - 4132 - 4133 - 4034 - 4035 - 3935
secondary road: 5832 - 5732 - 5633 - 5532 - 5433 - 5333 - 5233 - 5133 - 5034 - 4934 - 4835 - 4735
secondary road: 2135 - 2236 - 2336 - 2437
secondary road: 2135 - 2036 - 1936 - 1937 - 1838
secondary road: 3935 - 4036 - 4136 - 4236 - 4336 - 4436 - 4536 - 4636 - 4735
secondary road: 3935 - 3936 - 3837 - 3838 - 3738 - 3639 - 3640
secondary road: 3935 - 3835 - 3735 - 3635 - 3534 - 3434 - 3333 - 3234 - 3134 - 3035 - 3036 - 2936
secondary road: 4735 - 4736
secondary road: 2836 - 2936
secondary road: 2936 - 3037 - 3038 - 3138 - 3139 - 3040 - 3041
secondary road: 2437 - 2438
secondary road: 3540 - 3640
secondary road: 3640 - 3740

[areas]
permanent fort: August German forts: 3101, 3202, 3203, 3303, 3304, 3405, 3505..3507, 3608, 3708, 3908, 4008
permanent fort: August German forts: 4108, 4208, 4308, 3809, 4409, 4410, 4510..4514, 4415..4417, 4517, 4618
permanent fort: August German forts: 4818, 4619, 4719, 4819, 4919, 5020, 5120, 5320, 5221, 5421, 5521, 5622
permanent fort: August German forts: 5722, 5723, 5824, 5825, 5726, 5826, 5727..5730, 5831, 5832, 5932
permanent fort: August Soviet forts: 3201, 3301, 3302, 3403, 3404, 3504, 3605..3607, 3707, 3907, 4007, 4107
permanent fort: August Soviet forts: 4207, 4307, 3808, 4408, 4508, 4509, 4610..4614, 4515, 4615, 4516, 4617
permanent fort: August Soviet forts: 4717, 4817, 4917, 4718, 4918, 5019, 5119, 5319, 5220, 5420, 5520, 5621
permanent fort: August Soviet forts: 5721, 5822, 5823, 5923..5926, 5827..5830, 5930, 5931, 6032
scenario fort: Dnieper bridgeheads: 1714, 3223, 3323
railhead: Railheads: 3404, 4408, 4615, 5119, 5823, 6032
supply source: Soviet sources: 3601, 4101, 5001, 5601, 6021, 6024, 6026, 6031
supply source: German sources: 0108, 0120, 0128, 3740, 3041
rail exit: East rail link: 6021, 6024, 6026, 6031
rail exit: North minor lines: 2701, 3001
flood: Flood marshes: 3630, 3730, 3331, 3531, 3432, 3532, 3233, 2538, 2638
out of play: Kuban shore: 5933, 6033, 5734, 5834, 5934, 6034, 5635, 5735, 5835, 5935, 6035, 5336, 5536, 5636
out of play: Kuban shore: 5736, 5836, 5936, 6036, 5337, 5437, 5537, 5637, 5737, 5837, 5937, 6037, 5438, 5538
out of play: Kuban shore: 5638, 5738, 5838, 5938, 6038, 5639, 5739, 5839, 5939, 6039, 5540, 5640, 5740, 5840
out of play: Kuban shore: 5940, 6040, 5441, 5541, 5641, 5741, 5841, 5941, 6041
start line: August German: 0101, 0201, 0301, 0401, 0501, 0601, 0701, 0801, 0901, 1001, 1101, 1201, 1301
start line: August German: 1401, 1501, 1601, 1701, 1801, 1901, 2001, 2101, 2201, 2301, 2401, 2501, 2601
start line: August German: 2701, 2801, 2901, 3001, 3101, 0102, 0202, 0302, 0402, 0502, 0602, 0702, 0802
start line: August German: 0902, 1002, 1102, 1202, 1302, 1402, 1502, 1602, 1702, 1802, 1902, 2002, 2102
start line: August German: 2202, 2302, 2402, 2502, 2602, 2702, 2802, 2902, 3002, 3102, 3202, 0103, 0203
start line: August German: 0303, 0403, 0503, 0603, 0703, 0803, 0903, 1003, 1103, 1203, 1303, 1403, 1503
start line: August German: 1603, 1703, 1803, 1903, 2003, 2103, 2203, 2303, 2403, 2503, 2603, 2703, 2803
start line: August German: 2903, 3003, 3103, 3203, 3303, 0104, 0204, 0304, 0404, 0504, 0604, 0704, 0804
start line: August German: 0904, 1004, 1104, 1204, 1304, 1404, 1504, 1604, 1704, 1804, 1904, 2004, 2104
start line: August German: 2204, 2304, 2404, 2504, 2604, 2704, 2804, 2904, 3004, 3104, 3204, 3304, 0105
start line: August German: 0205, 0305, 0405, 0505, 0605, 0705, 0805, 0905, 1005, 1105, 1205, 1305, 1405
start line: August German: 1505, 1605, 1705, 1805, 1905, 2005, 2105, 2205, 2305, 2405, 2505, 2605, 2705
start line: August German: 2805, 2905, 3005, 3105, 3205, 3305, 3405, 3505, 0106, 0206, 0306, 0406, 0506
start line: August German: 0606, 0706, 0806, 0906, 1006, 1106, 1206, 1306, 1406, 1506, 1606, 1706, 1806
start line: August German: 1906, 2006, 2106, 2206, 2306, 2406, 2506, 2606, 2706, 2806, 2906, 3006, 3106
start line: August German: 3206, 3306, 3406, 3506, 0107, 0207, 0307, 0407, 0507, 0607, 0707, 0807, 0907
start line: August German: 1007, 1107, 1207, 1307, 1407, 1507, 1607, 1707, 1807, 1907, 2007, 2107, 2207
start line: August German: 2307, 2407, 2507, 2607, 2707, 2807, 2907, 3007, 3107, 3207, 3307, 3407, 3507
start line: August German: 0108, 0208, 0308, 0408, 0508, 0608, 0708, 0808, 0908, 1008, 1108, 1208, 1308
start line: August German: 1408, 1508, 1608, 1708, 1808, 1908, 2008, 2108, 2208, 2308, 2408, 2508, 2608
start line: August German: 2708, 2808, 2908, 3008, 3108, 3208, 3308, 3408, 3508, 3608, 3708, 3908, 4008
start line: August German: 4108, 4208, 4308, 0109, 0209, 0309, 0409, 0509, 0609, 0709, 0809, 0909, 1009
start line: August German: 1109, 1209, 1309, 1409, 1509, 1609, 1709, 1809, 1909, 2009, 2109, 2209, 2309
start line: August German: 2409, 2509, 2609, 2709, 2809, 2909, 3009, 3109, 3209, 3309, 3409, 3509, 3609
start line: August German: 3709, 3809, 3909, 4009, 4109, 4209, 4309, 4409, 0110, 0210, 0310, 0410, 0510
start line: August German: 0610, 0710, 0810, 0910, 1010, 1110, 1210, 1310, 1410, 1510, 1610, 1710, 1810
start line: August German: 1910, 2010, 2110, 2210, 2310, 2410, 2510, 2610, 2710, 2810, 2910, 3010, 3110
start line: August German: 3210, 3310, 3410, 3510, 3610, 3710, 3810, 3910, 4010, 4110, 4210, 4310, 4410
start line: August German: 4510, 0111, 0211, 0311, 0411, 0511, 0611, 0711, 0811, 0911, 1011, 1111, 1211
start line: August German: 1311, 1411, 1511, 1611, 1711, 1811, 1911, 2011, 2111, 2211, 2311, 2411, 2511
start line: August German: 2611, 2711, 2811, 2911, 3011, 3111, 3211, 3311, 3411, 3511, 3611, 3711, 3811
start line: August German: 3911, 4011, 4111, 4211, 4311, 4411, 4511, 0112, 0212, 0312, 0412, 0512, 0612
start line: August German: 0712, 0812, 0912, 1012, 1112, 1212, 1312, 1412, 1512, 1612, 1712, 1812, 1912
start line: August German: 2012, 2112, 2212, 2312, 2412, 2512, 2612, 2712, 2812, 2912, 3012, 3112, 3212
start line: August German: 3312, 3412, 3512, 3612, 3712, 3812, 3912, 4012, 4112, 4212, 4312, 4412, 4512
start line: August German: 0113, 0213, 0313, 0413, 0513, 0613, 0713, 0813, 0913, 1013, 1113, 1213, 1313
start line: August German: 1413, 1513, 1613, 1713, 1813, 1913, 2013, 2113, 2213, 2313, 2413, 2513, 2613
start line: August German: 2713, 2813, 2913, 3013, 3113, 3213, 3313, 3413, 3513, 3613, 3713, 3813, 3913
start line: August German: 4013, 4113, 4213, 4313, 4413, 4513, 0114, 0214, 0314, 0414, 0514, 0614, 0714
start line: August German: 0814, 0914, 1014, 1114, 1214, 1314, 1414, 1514, 1614, 1714, 1814, 1914, 2014
start line: August German: 2114, 2214, 2314, 2414, 2514, 2614, 2714, 2814, 2914, 3014, 3114, 3214, 3314
start line: August German: 3414, 3514, 3614, 3714, 3814, 3914, 4014, 4114, 4214, 4314, 4414, 4514, 0115
start line: August German: 0215, 0315, 0415, 0515, 0615, 0715, 0815, 0915, 1015, 1115, 1215, 1315, 1415
start line: August German: 1515, 1615, 1715, 1815, 1915, 2015, 2115, 2215, 2315, 2415, 2515, 2615, 2715
start line: August German: 2815, 2915, 3015, 3115, 3215, 3315, 3415, 3515, 3615, 3715, 3815, 3915, 4015
start line: August German: 4115, 4215, 4315, 4415, 0116, 0216, 0316, 0416, 0516, 0616, 0716, 0816, 0916
start line: August German: 1016, 1116, 1216, 1316, 1416, 1516, 1616, 1716, 1816, 1916, 2016, 2116, 2216
start line: August German: 2316, 2416, 2516, 2616, 2716, 2816, 2916, 3016, 3116, 3216, 3316, 3416, 3516
start line: August German: 3616, 3716, 3816, 3916, 4016, 4116, 4216, 4316, 4416, 0117, 0217, 0317, 0417
start line: August German: 0517, 0617, 0717, 0817, 0917, 1017, 1117, 1217, 1317, 1417, 1517, 1617, 1717
start line: August German: 1817, 1917, 2017, 2117, 2217, 2317, 2417, 2517, 2617, 2717, 2817, 2917, 3017
start line: August German: 3117, 3217, 3317, 3417, 3517, 3617, 3717, 3817, 3917, 4017, 4117, 4217, 4317
start line: August German: 4417, 4517, 0118, 0218, 0318, 0418, 0518, 0618, 0718, 0818, 0918, 1018, 1118
start line: August German: 1218, 1318, 1418, 1518, 1618, 1718, 1818, 1918, 2018, 2118, 2218, 2318, 2418
start line: August German: 2518, 2618, 2718, 2818, 2918, 3018, 3118, 3218, 3318, 3418, 3518, 3618, 3718
start line: August German: 3818, 3918, 4018, 4118, 4218, 4318, 4418, 4518, 4618, 4818, 0119, 0219, 0319
start line: August German: 0419, 0519, 0619, 0719, 0819, 0919, 1019, 1119, 1219, 1319, 1419, 1519, 1619
start line: August German: 1719, 1819, 1919, 2019, 2119, 2219, 2319, 2419, 2519, 2619, 2719, 2819, 2919
start line: August German: 3019, 3119, 3219, 3319, 3419, 3519, 3619, 3719, 3819, 3919, 4019, 4119, 4219
start line: August German: 4319, 4419, 4519, 4619, 4719, 4819, 4919, 0120, 0220, 0320, 0420, 0520, 0620
start line: August German: 0720, 0820, 0920, 1020, 1120, 1220, 1320, 1420, 1520, 1620, 1720, 1820, 1920
start line: August German: 2020, 2120, 2220, 2320, 2420, 2520, 2620, 2720, 2820, 2920, 3020, 3120, 3220
start line: August German: 3320, 3420, 3520, 3620, 3720, 3820, 3920, 4020, 4120, 4220, 4320, 4420, 4520
start line: August German: 4620, 4720, 4820, 4920, 5020, 5120, 5320, 0121, 0221, 0321, 0421, 0521, 0621
start line: August German: 0721, 0821, 0921, 1021, 1121, 1221, 1321, 1421, 1521, 1621, 1721, 1821, 1921
start line: August German: 2021, 2121, 2221, 2321, 2421, 2521, 2621, 2721, 2821, 2921, 3021, 3121, 3221
start line: August German: 3321, 3421, 3521, 3621, 3721, 3821, 3921, 4021, 4121, 4221, 4321, 4421, 4521
start line: August German: 4621, 4721, 4821, 4921, 5021, 5121, 5221, 5321, 5421, 5521, 0122, 0222, 0322
start line: August German: 0422, 0522, 0622, 0722, 0822, 0922, 1022, 1122, 1222, 1322, 1422, 1522, 1622
start line: August German: 1722, 1822, 1922, 2022, 2122, 2222, 2322, 2422, 2522, 2622, 2722, 2822, 2922
start line: August German: 3022, 3122, 3222, 3322, 3422, 3522, 3622, 3722, 3822, 3922, 4022, 4122, 4222
start line: August German: 4322, 4422, 4522, 4622, 4722, 4822, 4922, 5022, 5122, 5222, 5322, 5422, 5522
start line: August German: 5622, 5722, 0123, 0223, 0323, 0423, 0523, 0623, 0723, 0823, 0923, 1023, 1123
start line: August German: 1223, 1323, 1423, 1523, 1623, 1723, 1823, 1923, 2023, 2123, 2223, 2323, 2423
start line: August German: 2523, 2623, 2723, 2823, 2923, 3023, 3123, 3223, 3323, 3423, 3523, 3623, 3723
start line: August German: 3823, 3923, 4023, 4123, 4223, 4323, 4423, 4523, 4623, 4723, 4823, 4923, 5023
start line: August German: 5123, 5223, 5323, 5423, 5523, 5623, 5723, 0124, 0224, 0324, 0424, 0524, 0624
start line: August German: 0724, 0824, 0924, 1024, 1124, 1224, 1324, 1424, 1524, 1624, 1724, 1824, 1924
start line: August German: 2024, 2124, 2224, 2324, 2424, 2524, 2624, 2724, 2824, 2924, 3024, 3124, 3224
start line: August German: 3324, 3424, 3524, 3624, 3724, 3824, 3924, 4024, 4124, 4224, 4324, 4424, 4524
start line: August German: 4624, 4724, 4824, 4924, 5024, 5124, 5224, 5324, 5424, 5524, 5624, 5724, 5824
start line: August German: 0125, 0225, 0325, 0425, 0525, 0625, 0725, 0825, 0925, 1025, 1125, 1225, 1325
start line: August German: 1425, 1525, 1625, 1725, 1825, 1925, 2025, 2125, 2225, 2325, 2425, 2525, 2625
start line: August German: 2725, 2825, 2925, 3025, 3125, 3225, 3325, 3425, 3525, 3625, 3725, 3825, 3925
start line: August German: 4025, 4125, 4225, 4325, 4425, 4525, 4625, 4725, 4825, 4925, 5025, 5125, 5225
start line: August German: 5325, 5425, 5525, 5625, 5725, 5825, 0126, 0226, 0326, 0426, 0526, 0626, 0726
start line: August German: 0826, 0926, 1026, 1126, 1226, 1326, 1426, 1526, 1626, 1726, 1826, 1926, 2026
start line: August German: 2126, 2226, 2326, 2426, 2526, 2626, 2726, 2826, 2926, 3026, 3126, 3226, 3326
start line: August German: 3426, 3526, 3626, 3726, 3826, 3926, 4026, 4126, 4226, 4326, 4426, 4526, 4626
start line: August German: 4726, 4826, 4926, 5026, 5126, 5226, 5326, 5426, 5526, 5626, 5726, 5826, 0127
start line: August German: 0227, 0327, 0427, 0527, 0627, 0727, 0827, 0927, 1027, 1127, 1227, 1327, 1427
start line: August German: 1527, 1627, 1727, 1827, 1927, 2027, 2127, 2227, 2327, 2427, 2527, 2627, 2727
start line: August German: 2827, 2927, 3027, 3127, 3227, 3327, 3427, 3527, 3627, 3727, 3827, 3927, 4027
start line: August German: 4127, 4227, 4327, 4427, 4527, 4627, 4727, 4827, 4927, 5027, 5127, 5227, 5327
start line: August German: 5427, 5527, 5627, 5727, 0128, 0228, 0328, 0428, 0528, 0628, 0728, 0828, 0928
start line: August German: 1028, 1128, 1228, 1328, 1428, 1528, 1628, 1728, 1828, 1928, 2028, 2128, 2228
start line: August German: 2328, 2428, 2528, 2628, 2728, 2828, 2928, 3028, 3128, 3228, 3328, 3428, 3528
start line: August German: 3628, 3728, 3828, 3928, 4028, 4128, 4228, 4328, 4428, 4528, 4628, 4728, 4828
start line: August German: 4928, 5028, 5128, 5228, 5328, 5428, 5528, 5628, 5728, 0129, 0229, 0329, 0429
start line: August German: 0529, 0629, 0729, 0829, 0929, 1029, 1129, 1229, 1329, 1429, 1529, 1629, 1729
start line: August German: 1829, 1929, 2029, 2129, 2229, 2329, 2429, 2529, 2629, 2729, 2829, 2929, 3029
start line: August German: 3129, 3229, 3329, 3429, 3529, 3629, 3729, 3829, 3929, 4029, 4129, 4229, 4329
start line: August German: 4429, 4529, 4629, 4729, 4829, 4929, 5029, 5129, 5229, 5329, 5429, 5529, 5629
start line: August German: 5729, 0130, 0230, 0330, 0430, 0530, 0630, 0730, 0830, 0930, 1030, 1130, 1230
start line: August German: 1330, 1430, 1530, 1630, 1730, 1830, 1930, 2030, 2130, 2230, 2330, 2430, 2530
start line: August German: 2630, 2730, 2830, 2930, 3030, 3130, 3230, 3330, 3430, 3530, 3630, 3730, 3830
start line: August German: 3930, 4030, 4130, 4230, 4330, 4430, 4530, 4630, 4730, 4830, 4930, 5030, 5130
start line: August German: 5230, 5330, 5430, 5530, 5630, 5730, 0131, 0231, 0331, 0431, 0531, 0631, 0731
start line: August German: 0831, 0931, 1031, 1131, 1231, 1331, 1431, 1531, 1631, 1731, 1831, 1931, 2031
start line: August German: 2131, 2231, 2331, 2431, 2531, 2631, 2731, 2831, 2931, 3031, 3131, 3231, 3331
start line: August German: 3431, 3531, 3631, 3731, 3831, 3931, 4031, 4131, 4231, 4331, 4431, 4531, 4631
start line: August German: 4731, 4831, 4931, 5031, 5131, 5231, 5331, 5431, 5531, 5631, 5731, 5831, 0132
start line: August German: 0232, 0332, 0432, 0532, 0632, 0732, 0832, 0932, 1032, 1132, 1232, 1332, 1432
start line: August German: 1532, 1632, 1732, 1832, 1932, 2032, 2132, 2232, 2332, 2432, 2532, 2632, 2732
start line: August German: 2832, 2932, 3032, 3132, 3232, 3332, 3432, 3532, 3632, 3732, 3832, 3932, 4032
start line: August German: 4132, 4232, 4332, 4432, 4532, 4632, 4732, 4832, 4932, 5032, 5132, 5232, 5332
start line: August German: 5432, 5532, 5632, 5732, 5832, 5932, 0133, 0233, 0333, 0433, 0533, 0633, 0733
start line: August German: 0833, 0933, 1033, 1133, 1233, 1333, 1433, 1533, 1633, 1733, 1833, 1933, 2033
start line: August German: 2133, 2233, 2333, 2433, 2533, 2633, 2733, 2833, 2933, 3033, 3133, 3233, 3333
start line: August German: 3433, 3533, 3633, 3733, 3833, 3933, 4033, 4133, 4233, 4333, 4433, 4533, 4633
start line: August German: 4733, 4833, 4933, 5033, 5133, 5233, 5333, 5433, 5633, 0134, 0234, 0334, 0434
start line: August German: 0534, 0634, 0734, 0834, 0934, 1034, 1134, 1234, 1334, 1434, 1534, 1634, 1734
start line: August German: 1834, 1934, 2034, 2134, 2234, 2334, 2434, 2534, 2634, 2734, 2834, 2934, 3034
start line: August German: 3134, 3234, 3334, 3434, 3534, 3634, 3734, 3834, 3934, 4034, 4134, 4234, 4334
start line: August German: 4434, 4534, 4634, 4734, 4834, 4934, 5034, 0135, 0235, 0335, 0435, 0535, 0635
start line: August German: 0735, 0835, 0935, 1035, 1135, 1235, 1335, 1435, 1535, 1635, 1735, 1835, 1935
start line: August German: 2035, 2135, 2235, 2335, 2435, 2535, 2635, 2735, 2835, 2935, 3035, 3135, 3235
start line: August German: 3335, 3435, 3535, 3635, 3735, 3835, 3935, 4035, 4135, 4235, 4335, 4435, 4535
start line: August German: 4635, 4735, 4835, 5035, 0136, 0236, 0336, 0436, 0536, 0636, 0736, 0836, 0936
start line: August German: 1036, 1136, 1236, 1336, 1436, 1536, 1636, 1736, 1836, 1936, 2036, 2136, 2236
start line: August German: 2336, 2436, 2536, 2636, 2736, 2836, 2936, 3036, 3136, 3236, 3336, 3436, 3536
start line: August German: 3636, 3736, 3836, 3936, 4036, 4136, 4236, 4336, 4436, 4536, 4636, 4736, 0137
start line: August German: 0237, 0337, 0437, 0537, 0637, 0737, 0837, 0937, 1037, 1137, 1237, 1337, 1437
start line: August German: 1537, 1637, 1737, 1837, 1937, 2037, 2137, 2237, 2337, 2437, 2537, 2637, 2737
start line: August German: 2837, 2937, 3037, 3137, 3237, 3337, 3437, 3537, 3637, 3737, 3837, 3937, 4037
start line: August German: 4137, 4237, 4437, 0138, 0238, 0338, 0438, 0538, 0638, 0738, 0838, 0938, 1038
start line: August German: 1138, 1238, 1338, 1438, 1638, 1838, 1938, 2038, 2138, 2238, 2338, 2438, 2538
start line: August German: 2638, 2738, 2838, 2938, 3038, 3138, 3238, 3338, 3438, 3538, 3638, 3738, 3838
start line: August German: 3938, 4038, 4138, 0139, 0239, 0339, 0439, 0539, 0639, 0739, 0839, 0939, 1039
start line: August German: 1139, 1239, 1339, 1439, 2039, 2139, 2239, 2339, 2439, 2539, 2639, 2739, 2839
start line: August German: 2939, 3039, 3139, 3239, 3339, 3439, 3539, 3639, 3739, 3839, 3939, 4039, 0140
start line: August German: 0240, 0340, 0440, 0540, 0640, 0740, 0840, 0940, 1040, 1140, 1240, 1340, 2040
start line: August German: 2140, 2240, 2340, 2440, 2540, 2640, 2740, 2840, 2940, 3040, 3140, 3240, 3340
start line: August German: 3440, 3540, 3640, 3740, 3840, 0141, 0241, 0341, 0441, 0541, 0641, 0741, 0841
start line: August German: 0941, 1041, 1141, 1241, 2241, 2341, 2441, 2541, 2641, 2841, 2941, 3041, 3141
start line: August German: 3241, 3341, 3441, 3541, 3641, 3741
start line: August Soviet: 3201, 3301, 3401, 3501, 3601, 3701, 3801, 3901, 4001, 4101, 4201, 4301, 4401
start line: August Soviet: 4501, 4601, 4701, 4801, 4901, 5001, 5101, 5201, 5301, 5401, 5501, 5601, 5701
start line: August Soviet: 5801, 5901, 6001, 3302, 3402, 3502, 3602, 3702, 3802, 3902, 4002, 4102, 4202
start line: August Soviet: 4302, 4402, 4502, 4602, 4702, 4802, 4902, 5002, 5102, 5202, 5302, 5402, 5502
start line: August Soviet: 5602, 5702, 5802, 5902, 6002, 3403, 3503, 3603, 3703, 3803, 3903, 4003, 4103
start line: August Soviet: 4203, 4303, 4403, 4503, 4603, 4703, 4803, 4903, 5003, 5103, 5203, 5303, 5403
start line: August Soviet: 5503, 5603, 5703, 5803, 5903, 6003, 3404, 3504, 3604, 3704, 3804, 3904, 4004
start line: August Soviet: 4104, 4204, 4304, 4404, 4504, 4604, 4704, 4804, 4904, 5004, 5104, 5204, 5304
start line: August Soviet: 5404, 5504, 5604, 5704, 5804, 5904, 6004, 3605, 3705, 3805, 3905, 4005, 4105
start line: August Soviet: 4205, 4305, 4405, 4505, 4605, 4705, 4805, 4905, 5005, 5105, 5205, 5305, 5405
start line: August Soviet: 5505, 5605, 5705, 5805, 5905, 6005, 3606, 3706, 3806, 3906, 4006, 4106, 4206
start line: August Soviet: 4306, 4406, 4506, 4606, 4706, 4806, 4906, 5006, 5106, 5206, 5306, 5406, 5506
start line: August Soviet: 5606, 5706, 5806, 5906, 6006, 3607, 3707, 3807, 3907, 4007, 4107, 4207, 4307
start line: August Soviet: 4407, 4507, 4607, 4707, 4807, 4907, 5007, 5107, 5207, 5307, 5407, 5507, 5607
start line: August Soviet: 5707, 5807, 5907, 6007, 3808, 4408, 4508, 4608, 4708, 4808, 4908, 5008, 5108
start line: August Soviet: 5208, 5308, 5408, 5508, 5608, 5708, 5808, 5908, 6008, 4509, 4609, 4709, 4809
start line: August Soviet: 4909, 5009, 5109, 5209, 5309, 5409, 5509, 5609, 5709, 5809, 5909, 6009, 4610
start line: August Soviet: 4710, 4810, 4910, 5010, 5110, 5210, 5310, 5410, 5510, 5610, 5710, 5810, 5910
start line: August Soviet: 6010, 4611, 4711, 4811, 4911, 5011, 5111, 5211, 5311, 5411, 5511, 5611, 5711
start line: August Soviet: 5811, 5911, 6011, 4612, 4712, 4812, 4912, 5012, 5112, 5212, 5312, 5412, 5512
start line: August Soviet: 5612, 5712, 5812, 5912, 6012, 4613, 4713, 4813, 4913, 5013, 5113, 5213, 5313
start line: August Soviet: 5413, 5513, 5613, 5713, 5813, 5913, 6013, 4614, 4714, 4814, 4914, 5014, 5114
start line: August Soviet: 5214, 5314, 5414, 5514, 5614, 5714, 5814, 5914, 6014, 4515, 4615, 4715, 4815
start line: August Soviet: 4915, 5015, 5115, 5215, 5315, 5415, 5515, 5615, 5715, 5815, 5915, 6015, 4516
start line: August Soviet: 4616, 4716, 4816, 4916, 5016, 5116, 5216, 5316, 5416, 5516, 5616, 5716, 5816
start line: August Soviet: 5916, 6016, 4617, 4717, 4817, 4917, 5017, 5117, 5217, 5317, 5417, 5517, 5617
start line: August Soviet: 5717, 5817, 5917, 6017, 4718, 4918, 5018, 5118, 5218, 5318, 5418, 5518, 5618
start line: August Soviet: 5718, 5818, 5918, 6018, 5019, 5119, 5219, 5319, 5419, 5519, 5619, 5719, 5819
start line: August Soviet: 5919, 6019, 5220, 5420, 5520, 5620, 5720, 5820, 5920, 6020, 5621, 5721, 5821
start line: August Soviet: 5921, 6021, 5822, 5922, 6022, 5823, 5923, 6023, 5924, 6024, 5925, 6025, 5926
start line: August Soviet: 6026, 5827, 5927, 6027, 5828, 5928, 6028, 5829, 5929, 6029, 5830, 5930, 6030
start line: August Soviet: 5931, 6031, 6032
start line: September German: 0101, 0201, 0301, 0401, 0501, 0601, 0701, 0801, 0901, 1001, 1101, 1201, 1301
start line: September German: 1401, 1501, 1601, 1701, 1801, 1901, 2001, 2101, 2201, 2301, 2401, 2501, 2601
start line: September German: 0102, 0202, 0302, 0402, 0502, 0602, 0702, 0802, 0902, 1002, 1102, 1202, 1302
start line: September German: 1402, 1502, 1602, 1702, 1802, 1902, 2002, 2102, 2202, 2302, 2402, 2502, 2602
start line: September German: 2702, 0103, 0203, 0303, 0403, 0503, 0603, 0703, 0803, 0903, 1003, 1103, 1203
start line: September German: 1303, 1403, 1503, 1603, 1703, 1803, 1903, 2003, 2103, 2203, 2303, 2403, 2503
start line: September German: 2603, 2703, 0104, 0204, 0304, 0404, 0504, 0604, 0704, 0804, 0904, 1004, 1104
start line: September German: 1204, 1304, 1404, 1504, 1604, 1704, 1804, 1904, 2004, 2104, 2204, 2304, 2404
start line: September German: 2504, 2604, 2704, 2804, 2904, 0105, 0205, 0305, 0405, 0505, 0605, 0705, 0805
start line: September German: 0905, 1005, 1105, 1205, 1305, 1405, 1505, 1605, 1705, 1805, 1905, 2005, 2105
start line: September German: 2205, 2305, 2405, 2505, 2605, 2705, 2805, 2905, 0106, 0206, 0306, 0406, 0506
start line: September German: 0606, 0706, 0806, 0906, 1006, 1106, 1206, 1306, 1406, 1506, 1606, 1706, 1806
start line: September German: 1906, 2006, 2106, 2206, 2306, 2406, 2506, 2606, 2706, 2806, 2906, 3006, 3106
start line: September German: 0107, 0207, 0307, 0407, 0507, 0607, 0707, 0807, 0907, 1007, 1107, 1207, 1307
start line: September German: 1407, 1507, 1607, 1707, 1807, 1907, 2007, 2107, 2207, 2307, 2407, 2507, 2607
start line: September German: 2707, 2807, 2907, 3007, 3107, 3207, 0108, 0208, 0308, 0408, 0508, 0608, 0708
start line: September German: 0808, 0908, 1008, 1108, 1208, 1308, 1408, 1508, 1608, 1708, 1808, 1908, 2008
start line: September German: 2108, 2208, 2308, 2408, 2508, 2608, 2708, 2808, 2908, 3008, 3108, 3208, 3308
start line: September German: 0109, 0209, 0309, 0409, 0509, 0609, 0709, 0809, 0909, 1009, 1109, 1209, 1309
start line: September German: 1409, 1509, 1609, 1709, 1809, 1909, 2009, 2109, 2209, 2309, 2409, 2509, 2609
start line: September German: 2709, 2809, 2909, 3009, 3109, 3209, 3309, 0110, 0210, 0310, 0410, 0510, 0610
start line: September German: 0710, 0810, 0910, 1010, 1110, 1210, 1310, 1410, 1510, 1610, 1710, 1810, 1910
start line: September German: 2010, 2110, 2210, 2310, 2410, 2510, 2610, 2710, 2810, 2910, 3010, 3110, 3210
start line: September German: 3310, 0111, 0211, 0311, 0411, 0511, 0611, 0711, 0811, 0911, 1011, 1111, 1211
start line: September German: 1311, 1411, 1511, 1611, 1711, 1811, 1911, 2011, 2111, 2211, 2311, 2411, 2511
start line: September German: 2611, 2711, 2811, 2911, 3011, 3111, 3211, 3311, 0112, 0212, 0312, 0412, 0512
start line: September German: 0612, 0712, 0812, 0912, 1012, 1112, 1212, 1312, 1412, 1512, 1612, 1712, 1812
start line: September German: 1912, 2012, 2112, 2212, 2312, 2412, 2512, 2612, 2712, 2812, 2912, 3012, 3112
start line: September German: 3212, 3312, 3412, 3512, 0113, 0213, 0313, 0413, 0513, 0613, 0713, 0813, 0913
start line: September German: 1013, 1113, 1213, 1313, 1413, 1513, 1613, 1713, 1813, 1913, 2013, 2113, 2213
start line: September German: 2313, 2413, 2513, 2613, 2713, 2813, 2913, 3013, 3113, 3213, 3313, 3413, 3513
start line: September German: 3613, 3713, 0114, 0214, 0314, 0414, 0514, 0614, 0714, 0814, 0914, 1014, 1114
start line: September German: 1214, 1314, 1414, 1514, 1614, 1714, 1814, 1914, 2014, 2114, 2214, 2314, 2414
start line: September German: 2514, 2614, 2714, 2814, 2914, 3014, 3114, 3214, 3314, 3414, 3514, 3614, 3714
start line: September German: 3814, 3914, 0115, 0215, 0315, 0415, 0515, 0615, 0715, 0815, 0915, 1015, 1115
start line: September German: 1215, 1315, 1415, 1515, 1615, 1715, 1815, 1915, 2015, 2115, 2215, 2315, 2415
start line: September German: 2515, 2615, 2715, 2815, 2915, 3015, 3115, 3215, 3315, 3415, 3515, 3615, 3715
start line: September German: 3815, 3915, 4015, 4115, 4215, 4315, 0116, 0216, 0316, 0416, 0516, 0616, 0716
start line: September German: 0816, 0916, 1016, 1116, 1216, 1316, 1416, 1516, 1616, 1716, 1816, 1916, 2016
start line: September German: 2116, 2216, 2316, 2416, 2516, 2616, 2716, 2816, 2916, 3016, 3116, 3216, 3316
start line: September German: 3416, 3516, 3616, 3716, 3816, 3916, 4016, 4116, 4216, 4316, 4416, 0117, 0217
start line: September German: 0317, 0417, 0517, 0617, 0717, 0817, 0917, 1017, 1117, 1217, 1317, 1417, 1517
start line: September German: 1617, 1717, 1817, 1917, 2017, 2117, 2217, 2317, 2417, 2517, 2617, 2717, 2817
start line: September German: 2917, 3017, 3117, 3217, 3317, 3417, 3517, 3617, 3717, 3817, 3917, 4017, 4117
start line: September German: 4217, 4317, 4417, 4517, 0118, 0218, 0318, 0418, 0518, 0618, 0718, 0818, 0918
start line: September German: 1018, 1118, 1218, 1318, 1418, 1518, 1618, 1718, 1818, 1918, 2018, 2118, 2218
start line: September German: 2318, 2418, 2518, 2618, 2718, 2818, 2918, 3018, 3118, 3218, 3318, 3418, 3518
start line: September German: 3618, 3718, 3818, 3918, 4018, 4118, 4218, 4318, 4418, 4518, 4618, 4818, 0119
start line: September German: 0219, 0319, 0419, 0519, 0619, 0719, 0819, 0919, 1019, 1119, 1219, 1319, 1419
start line: September German: 1519, 1619, 1719, 1819, 1919, 2019, 2119, 2219, 2319, 2419, 2519, 2619, 2719
start line: September German: 2819, 2919, 3019, 3119, 3219, 3319, 3419, 3519, 3619, 3719, 3819, 3919, 4019
start line: September German: 4119, 4219, 4319, 4419, 4519, 4619, 4719, 4819, 4919, 0120, 0220, 0320, 0420
start line: September German: 0520, 0620, 0720, 0820, 0920, 1020, 1120, 1220, 1320, 1420, 1520, 1620, 1720
start line: September German: 1820, 1920, 2020, 2120, 2220, 2320, 2420, 2520, 2620, 2720, 2820, 2920, 3020
start line: September German: 3120, 3220, 3320, 3420, 3520, 3620, 3720, 3820, 3920, 4020, 4120, 4220, 4320
start line: September German: 4420, 4520, 4620, 4720, 4820, 4920, 5020, 5120, 5320, 0121, 0221, 0321, 0421
start line: September German: 0521, 0621, 0721, 0821, 0921, 1021, 1121, 1221, 1321, 1421, 1521, 1621, 1721
start line: September German: 1821, 1921, 2021, 2121, 2221, 2321, 2421, 2521, 2621, 2721, 2821, 2921, 3021
start line: September German: 3121, 3221, 3321, 3421, 3521, 3621, 3721, 3821, 3921, 4021, 4121, 4221, 4321
start line: September German: 4421, 4521, 4621, 4721, 4821, 4921, 5021, 5121, 5221, 5321, 5421, 5521, 0122
start line: September German: 0222, 0322, 0422, 0522, 0622, 0722, 0822, 0922, 1022, 1122, 1222, 1322, 1422
start line: September German: 1522, 1622, 1722, 1822, 1922, 2022, 2122, 2222, 2322, 2422, 2522, 2622, 2722
start line: September German: 2822, 2922, 3022, 3122, 3222, 3322, 3422, 3522, 3622, 3722, 3822, 3922, 4022
start line: September German: 4122, 4222, 4322, 4422, 4522, 4622, 4722, 4822, 4922, 5022, 5122, 5222, 5322
start line: September German: 5422, 5522, 0123, 0223, 0323, 0423, 0523, 0623, 0723, 0823, 0923, 1023, 1123
start line: September German: 1223, 1323, 1423, 1523, 1623, 1723, 1823, 1923, 2023, 2123, 2223, 2323, 2423
start line: September German: 2523, 2623, 2723, 2823, 2923, 3023, 3123, 3223, 3323, 3423, 3523, 3623, 3723
start line: September German: 3823, 3923, 4023, 4123, 4223, 4323, 4423, 4523, 4623, 4723, 4823, 4923, 5023
start line: September German: 5123, 5223, 5323, 5423, 5523, 0124, 0224, 0324, 0424, 0524, 0624, 0724, 0824
start line: September German: 0924, 1024, 1124, 1224, 1324, 1424, 1524, 1624, 1724, 1824, 1924, 2024, 2124
start line: September German: 2224, 2324, 2424, 2524, 2624, 2724, 2824, 2924, 3024, 3124, 3224, 3324, 3424
start line: September German: 3524, 3624, 3724, 3824, 3924, 4024, 4124, 4224, 4324, 4424, 4524, 4624, 4724
start line: September German: 4824, 4924, 5024, 5124, 5224, 5324, 5424, 5524, 5624, 0125, 0225, 0325, 0425
start line: September German: 0525, 0625, 0725, 0825, 0925, 1025, 1125, 1225, 1325, 1425, 1525, 1625, 1725
start line: September German: 1825, 1925, 2025, 2125, 2225, 2325, 2425, 2525, 2625, 2725, 2825, 2925, 3025
start line: September German: 3125, 3225, 3325, 3425, 3525, 3625, 3725, 3825, 3925, 4025, 4125, 4225, 4325
start line: September German: 4425, 4525, 4625, 4725, 4825, 4925, 5025, 5125, 5225, 5325, 5425, 5525, 5625
start line: September German: 0126, 0226, 0326, 0426, 0526, 0626, 0726, 0826, 0926, 1026, 1126, 1226, 1326
start line: September German: 1426, 1526, 1626, 1726, 1826, 1926, 2026, 2126, 2226, 2326, 2426, 2526, 2626
start line: September German: 2726, 2826, 2926, 3026, 3126, 3226, 3326, 3426, 3526, 3626, 3726, 3826, 3926
start line: September German: 4026, 4126, 4226, 4326, 4426, 4526, 4626, 4726, 4826, 4926, 5026, 5126, 5226
start line: September German: 5326, 5426, 5526, 5626, 0127, 0227, 0327, 0427, 0527, 0627, 0727, 0827, 0927
start line: September German: 1027, 1127, 1227, 1327, 1427, 1527, 1627, 1727, 1827, 1927, 2027, 2127, 2227
start line: September German: 2327, 2427, 2527, 2627, 2727, 2827, 2927, 3027, 3127, 3227, 3327, 3427, 3527
start line: September German: 3627, 3727, 3827, 3927, 4027, 4127, 4227, 4327, 4427, 4527, 4627, 4727, 4827
start line: September German: 4927, 5027, 5127, 5227, 5327, 5427, 0128, 0228, 0328, 0428, 0528, 0628, 0728
start line: September German: 0828, 0928, 1028, 1128, 1228, 1328, 1428, 1528, 1628, 1728, 1828, 1928, 2028
start line: September German: 2128, 2228, 2328, 2428, 2528, 2628, 2728, 2828, 2928, 3028, 3128, 3228, 3328
start line: September German: 3428, 3528, 3628, 3728, 3828, 3928, 4028, 4128, 4228, 4328, 4428, 4528, 4628
start line: September German: 4728, 4828, 4928, 5028, 5128, 5228, 5328, 5428, 0129, 0229, 0329, 0429, 0529
start line: September German: 0629, 0729, 0829, 0929, 1029, 1129, 1229, 1329, 1429, 1529, 1629, 1729, 1829
start line: September German: 1929, 2029, 2129, 2229, 2329, 2429, 2529, 2629, 2729, 2829, 2929, 3029, 3129
start line: September German: 3229, 3329, 3429, 3529, 3629, 3729, 3829, 3929, 4029, 4129, 4229, 4329, 4429
start line: September German: 4529, 4629, 4729, 4829, 4929, 5029, 5129, 5229, 5329, 5429, 0130, 0230, 0330
start line: September German: 0430, 0530, 0630, 0730, 0830, 0930, 1030, 1130, 1230, 1330, 1430, 1530, 1630
start line: September German: 1730, 1830, 1930, 2030, 2130, 2230, 2330, 2430, 2530, 2630, 2730, 2830, 2930
start line: September German: 3030, 3130, 3230, 3330, 3430, 3530, 3630, 3730, 3830, 3930, 4030, 4130, 4230
start line: September German: 4330, 4430, 4530, 4630, 4730, 4830, 4930, 5030, 5130, 5230, 5330, 0131, 0231
start line: September German: 0331, 0431, 0531, 0631, 0731, 0831, 0931, 1031, 1131, 1231, 1331, 1431, 1531
start line: September German: 1631, 1731, 1831, 1931, 2031, 2131, 2231, 2331, 2431, 2531, 2631, 2731, 2831
start line: September German: 2931, 3031, 3131, 3231, 3331, 3431, 3531, 3631, 3731, 3831, 3931, 4031, 4131
start line: September German: 4231, 4331, 4431, 4531, 4631, 4731, 4831, 4931, 5031, 5131, 5231, 5331, 0132
start line: September German: 0232, 0332, 0432, 0532, 0632, 0732, 0832, 0932, 1032, 1132, 1232, 1332, 1432
start line: September German: 1532, 1632, 1732, 1832, 1932, 2032, 2132, 2232, 2332, 2432, 2532, 2632, 2732
start line: September German: 2832, 2932, 3032, 3132, 3232, 3332, 3432, 3532, 3632, 3732, 3832, 3932, 4032
start line: September German: 4132, 4232, 4332, 4432, 4532, 4632, 4732, 4832, 4932, 5032, 5132, 5232, 5332
start line: September German: 0133, 0233, 0333, 0433, 0533, 0633, 0733, 0833, 0933, 1033, 1133, 1233, 1333
start line: September German: 1433, 1533, 1633, 1733, 1833, 1933, 2033, 2133, 2233, 2333, 2433, 2533, 2633
start line: September German: 2733, 2833, 2933, 3033, 3133, 3233, 3333, 3433, 3533, 3633, 3733, 3833, 3933
start line: September German: 4033, 4133, 4233, 4333, 4433, 4533, 4633, 4733, 4833, 4933, 5033, 5133, 5233
start line: September German: 5333, 0134, 0234, 0334, 0434, 0534, 0634, 0734, 0834, 0934, 1034, 1134, 1234
start line: September German: 1334, 1434, 1534, 1634, 1734, 1834, 1934, 2034, 2134, 2234, 2334, 2434, 2534
start line: September German: 2634, 2734, 2834, 2934, 3034, 3134, 3234, 3334, 3434, 3534, 3634, 3734, 3834
start line: September German: 3934, 4034, 4134, 4234, 4334, 4434, 4534, 4634, 4734, 4834, 4934, 5034, 0135
start line: September German: 0235, 0335, 0435, 0535, 0635, 0735, 0835, 0935, 1035, 1135, 1235, 1335, 1435
start line: September German: 1535, 1635, 1735, 1835, 1935, 2035, 2135, 2235, 2335, 2435, 2535, 2635, 2735
start line: September German: 2835, 2935, 3035, 3135, 3235, 3335, 3435, 3535, 3635, 3735, 3835, 3935, 4035
start line: September German: 4135, 4235, 4335, 4435, 4535, 4635, 4735, 4835, 5035, 0136, 0236, 0336, 0436
start line: September German: 0536, 0636, 0736, 0836, 0936, 1036, 1136, 1236, 1336, 1436, 1536, 1636, 1736
start line: September German: 1836, 1936, 2036, 2136, 2236, 2336, 2436, 2536, 2636, 2736, 2836, 2936, 3036
start line: September German: 3136, 3236, 3336, 3436, 3536, 3636, 3736, 3836, 3936, 4036, 4136, 4236, 4336
start line: September German: 4436, 4536, 4636, 4736, 0137, 0237, 0337, 0437, 0537, 0637, 0737, 0837, 0937
start line: September German: 1037, 1137, 1237, 1337, 1437, 1537, 1637, 1737, 1837, 1937, 2037, 2137, 2237
start line: September German: 2337, 2437, 2537, 2637, 2737, 2837, 2937, 3037, 3137, 3237, 3337, 3437, 3537
start line: September German: 3637, 3737, 3837, 3937, 4037, 4137, 4237, 4437, 0138, 0238, 0338, 0438, 0538
start line: September German: 0638, 0738, 0838, 0938, 1038, 1138, 1238, 1338, 1438, 1638, 1838, 1938, 2038
start line: September German: 2138, 2238, 2338, 2438, 2538, 2638, 2738, 2838, 2938, 3038, 3138, 3238, 3338
start line: September German: 3438, 3538, 3638, 3738, 3838, 3938, 4038, 4138, 0139, 0239, 0339, 0439, 0539
start line: September German: 0639, 0739, 0839, 0939, 1039, 1139, 1239, 1339, 1439, 2039, 2139, 2239, 2339
start line: September German: 2439, 2539, 2639, 2739, 2839, 2939, 3039, 3139, 3239, 3339, 3439, 3539, 3639
start line: September German: 3739, 3839, 3939, 4039, 0140, 0240, 0340, 0440, 0540, 0640, 0740, 0840, 0940
start line: September German: 1040, 1140, 1240, 1340, 2040, 2140, 2240, 2340, 2440, 2540, 2640, 2740, 2840
start line: September German: 2940, 3040, 3140, 3240, 3340, 3440, 3540, 3640, 3740, 3840, 0141, 0241, 0341
start line: September German: 0441, 0541, 0641, 0741, 0841, 0941, 1041, 1141, 1241, 2241, 2341, 2441, 2541
start line: September German: 2641, 2841, 2941, 3041, 3141, 3241, 3341, 3441, 3541, 3641, 3741
start line: September Soviet: 2701, 2801, 2901, 3001, 3101, 3201, 3301, 3401, 3501, 3601, 3701, 3801, 3901
start line: September Soviet: 4001, 4101, 4201, 4301, 4401, 4501, 4601, 4701, 4801, 4901, 5001, 5101, 5201
start line: September Soviet: 5301, 5401, 5501, 5601, 5701, 5801, 5901, 6001, 2802, 2902, 3002, 3102, 3202
start line: September Soviet: 3302, 3402, 3502, 3602, 3702, 3802, 3902, 4002, 4102, 4202, 4302, 4402, 4502
start line: September Soviet: 4602, 4702, 4802, 4902, 5002, 5102, 5202, 5302, 5402, 5502, 5602, 5702, 5802
start line: September Soviet: 5902, 6002, 2803, 2903, 3003, 3103, 3203, 3303, 3403, 3503, 3603, 3703, 3803
start line: September Soviet: 3903, 4003, 4103, 4203, 4303, 4403, 4503, 4603, 4703, 4803, 4903, 5003, 5103
start line: September Soviet: 5203, 5303, 5403, 5503, 5603, 5703, 5803, 5903, 6003, 3004, 3104, 3204, 3304
start line: September Soviet: 3404, 3504, 3604, 3704, 3804, 3904, 4004, 4104, 4204, 4304, 4404, 4504, 4604
start line: September Soviet: 4704, 4804, 4904, 5004, 5104, 5204, 5304, 5404, 5504, 5604, 5704, 5804, 5904
start line: September Soviet: 6004, 3005, 3105, 3205, 3305, 3405, 3505, 3605, 3705, 3805, 3905, 4005, 4105
start line: September Soviet: 4205, 4305, 4405, 4505, 4605, 4705, 4805, 4905, 5005, 5105, 5205, 5305, 5405
start line: September Soviet: 5505, 5605, 5705, 5805, 5905, 6005, 3206, 3306, 3406, 3506, 3606, 3706, 3806
start line: September Soviet: 3906, 4006, 4106, 4206, 4306, 4406, 4506, 4606, 4706, 4806, 4906, 5006, 5106
start line: September Soviet: 5206, 5306, 5406, 5506, 5606, 5706, 5806, 5906, 6006, 3307, 3407, 3507, 3607
start line: September Soviet: 3707, 3807, 3907, 4007, 4107, 4207, 4307, 4407, 4507, 4607, 4707, 4807, 4907
start line: September Soviet: 5007, 5107, 5207, 5307, 5407, 5507, 5607, 5707, 5807, 5907, 6007, 3408, 3508
start line: September Soviet: 3608, 3708, 3808, 3908, 4008, 4108, 4208, 4308, 4408, 4508, 4608, 4708, 4808
start line: September Soviet: 4908, 5008, 5108, 5208, 5308, 5408, 5508, 5608, 5708, 5808, 5908, 6008, 3409
start line: September Soviet: 3509, 3609, 3709, 3809, 3909, 4009, 4109, 4209, 4309, 4409, 4509, 4609, 4709
start line: September Soviet: 4809, 4909, 5009, 5109, 5209, 5309, 5409, 5509, 5609, 5709, 5809, 5909, 6009
start line: September Soviet: 3410, 3510, 3610, 3710, 3810, 3910, 4010, 4110, 4210, 4310, 4410, 4510, 4610
start line: September Soviet: 4710, 4810, 4910, 5010, 5110, 5210, 5310, 5410, 5510, 5610, 5710, 5810, 5910
start line: September Soviet: 6010, 3411, 3511, 3611, 3711, 3811, 3911, 4011, 4111, 4211, 4311, 4411, 4511
start line: September Soviet: 4611, 4711, 4811, 4911, 5011, 5111, 5211, 5311, 5411, 5511, 5611, 5711, 5811
start line: September Soviet: 5911, 6011, 3612, 3712, 3812, 3912, 4012, 4112, 4212, 4312, 4412, 4512, 4612
start line: September Soviet: 4712, 4812, 4912, 5012, 5112, 5212, 5312, 5412, 5512, 5612, 5712, 5812, 5912
start line: September Soviet: 6012, 3813, 3913, 4013, 4113, 4213, 4313, 4413, 4513, 4613, 4713, 4813, 4913
start line: September Soviet: 5013, 5113, 5213, 5313, 5413, 5513, 5613, 5713, 5813, 5913, 6013, 4014, 4114
start line: September Soviet: 4214, 4314, 4414, 4514, 4614, 4714, 4814, 4914, 5014, 5114, 5214, 5314, 5414
start line: September Soviet: 5514, 5614, 5714, 5814, 5914, 6014, 4415, 4515, 4615, 4715, 4815, 4915, 5015
start line: September Soviet: 5115, 5215, 5315, 5415, 5515, 5615, 5715, 5815, 5915, 6015, 4516, 4616, 4716
start line: September Soviet: 4816, 4916, 5016, 5116, 5216, 5316, 5416, 5516, 5616, 5716, 5816, 5916, 6016
start line: September Soviet: 4617, 4717, 4817, 4917, 5017, 5117, 5217, 5317, 5417, 5517, 5617, 5717, 5817
start line: September Soviet: 5917, 6017, 4718, 4918, 5018, 5118, 5218, 5318, 5418, 5518, 5618, 5718, 5818
start line: September Soviet: 5918, 6018, 5019, 5119, 5219, 5319, 5419, 5519, 5619, 5719, 5819, 5919, 6019
start line: September Soviet: 5220, 5420, 5520, 5620, 5720, 5820, 5920, 6020, 5621, 5721, 5821, 5921, 6021
start line: September Soviet: 5622, 5722, 5822, 5922, 6022, 5623, 5723, 5823, 5923, 6023, 5724, 5824, 5924
start line: September Soviet: 6024, 5725, 5825, 5925, 6025, 5726, 5826, 5926, 6026, 5527, 5627, 5727, 5827
start line: September Soviet: 5927, 6027, 5528, 5628, 5728, 5828, 5928, 6028, 5529, 5629, 5729, 5829, 5929
start line: September Soviet: 6029, 5430, 5530, 5630, 5730, 5830, 5930, 6030, 5431, 5531, 5631, 5731, 5831
start line: September Soviet: 5931, 6031, 5432, 5532, 5632, 5732, 5832, 5932, 6032, 5433, 5633
start line: October German: 0101, 0201, 0301, 0401, 0501, 0601, 0701, 0801, 0901, 1001, 1101, 1201, 1301
start line: October German: 0102, 0202, 0302, 0402, 0502, 0602, 0702, 0802, 0902, 1002, 1102, 1202, 1302
start line: October German: 0103, 0203, 0303, 0403, 0503, 0603, 0703, 0803, 0903, 1003, 1103, 1203, 0104
start line: October German: 0204, 0304, 0404, 0504, 0604, 0704, 0804, 0904, 1004, 1104, 1204, 0105, 0205
start line: October German: 0305, 0405, 0505, 0605, 0705, 0805, 0905, 1005, 1105, 1205, 0106, 0206, 0306
start line: October German: 0406, 0506, 0606, 0706, 0806, 0906, 1006, 1106, 1206, 0107, 0207, 0307, 0407
start line: October German: 0507, 0607, 0707, 0807, 0907, 1007, 1107, 1207, 0108, 0208, 0308, 0408, 0508
start line: October German: 0608, 0708, 0808, 0908, 1008, 1108, 1208, 0109, 0209, 0309, 0409, 0509, 0609
start line: October German: 0709, 0809, 0909, 1009, 1109, 0110, 0210, 0310, 0410, 0510, 0610, 0710, 0810
start line: October German: 0910, 1010, 1110, 1210, 0111, 0211, 0311, 0411, 0511, 0611, 0711, 0811, 0911
start line: October German: 1011, 1111, 1211, 1311, 0112, 0212, 0312, 0412, 0512, 0612, 0712, 0812, 0912
start line: October German: 1012, 1112, 1212, 1312, 0113, 0213, 0313, 0413, 0513, 0613, 0713, 0813, 0913
start line: October German: 1013, 1113, 1213, 1313, 1413, 0114, 0214, 0314, 0414, 0514, 0614, 0714, 0814
start line: October German: 0914, 1014, 1114, 1214, 1314, 1414, 1514, 1614, 0115, 0215, 0315, 0415, 0515
start line: October German: 0615, 0715, 0815, 0915, 1015, 1115, 1215, 1315, 1415, 1515, 1615, 1715, 0116
start line: October German: 0216, 0316, 0416, 0516, 0616, 0716, 0816, 0916, 1016, 1116, 1216, 1316, 1416
start line: October German: 1516, 1616, 1716, 1816, 0117, 0217, 0317, 0417, 0517, 0617, 0717, 0817, 0917
start line: October German: 1017, 1117, 1217, 1317, 1417, 1517, 1617, 1717, 1817, 1917, 0118, 0218, 0318
start line: October German: 0418, 0518, 0618, 0718, 0818, 0918, 1018, 1118, 1218, 1318, 1418, 1518, 1618
start line: October German: 1718, 1818, 1918, 2018, 2118, 2218, 2318, 0119, 0219, 0319, 0419, 0519, 0619
start line: October German: 0719, 0819, 0919, 1019, 1119, 1219, 1319, 1419, 1519, 1619, 1719, 1819, 1919
start line: October German: 2019, 2119, 2219, 2319, 0120, 0220, 0320, 0420, 0520, 0620, 0720, 0820, 0920
start line: October German: 1020, 1120, 1220, 1320, 1420, 1520, 1620, 1720, 1820, 1920, 2020, 2120, 2220
start line: October German: 2320, 2420, 2520, 0121, 0221, 0321, 0421, 0521, 0621, 0721, 0821, 0921, 1021
start line: October German: 1121, 1221, 1321, 1421, 1521, 1621, 1721, 1821, 1921, 2021, 2121, 2221, 2321
start line: October German: 2421, 2521, 2621, 2721, 2821, 2921, 0122, 0222, 0322, 0422, 0522, 0622, 0722
start line: October German: 0822, 0922, 1022, 1122, 1222, 1322, 1422, 1522, 1622, 1722, 1822, 1922, 2022
start line: October German: 2122, 2222, 2322, 2422, 2522, 2622, 2722, 2822, 2922, 3022, 3122, 3222, 0123
start line: October German: 0223, 0323, 0423, 0523, 0623, 0723, 0823, 0923, 1023, 1123, 1223, 1323, 1423
start line: October German: 1523, 1623, 1723, 1823, 1923, 2023, 2123, 2223, 2323, 2423, 2523, 2623, 2723
start line: October German: 2823, 2923, 3023, 3123, 0124, 0224, 0324, 0424, 0524, 0624, 0724, 0824, 0924
start line: October German: 1024, 1124, 1224, 1324, 1424, 1524, 1624, 1724, 1824, 1924, 2024, 2124, 2224
start line: October German: 2324, 2424, 2524, 2624, 2724, 2824, 2924, 3024, 3124, 3224, 3324, 3424, 3524
start line: October German: 3624, 3724, 0125, 0225, 0325, 0425, 0525, 0625, 0725, 0825, 0925, 1025, 1125
start line: October German: 1225, 1325, 1425, 1525, 1625, 1725, 1825, 1925, 2025, 2125, 2225, 2325, 2425
start line: October German: 2525, 2625, 2725, 2825, 2925, 3025, 3125, 3225, 3325, 3425, 3525, 3625, 3725
start line: October German: 0126, 0226, 0326, 0426, 0526, 0626, 0726, 0826, 0926, 1026, 1126, 1226, 1326
start line: October German: 1426, 1526, 1626, 1726, 1826, 1926, 2026, 2126, 2226, 2326, 2426, 2526, 2626
start line: October German: 2726, 2826, 2926, 3026, 3126, 3226, 3326, 3426, 3526, 3626, 3726, 0127, 0227
start line: October German: 0327, 0427, 0527, 0627, 0727, 0827, 0927, 1027, 1127, 1227, 1327, 1427, 1527
start line: October German: 1627, 1727, 1827, 1927, 2027, 2127, 2227, 2327, 2427, 2527, 2627, 2727, 2827
start line: October German: 2927, 3027, 3127, 3227, 3327, 3427, 3527, 3627, 3727, 3927, 0128, 0228, 0328
start line: October German: 0428, 0528, 0628, 0728, 0828, 0928, 1028, 1128, 1228, 1328, 1428, 1528, 1628
start line: October German: 1728, 1828, 1928, 2028, 2128, 2228, 2328, 2428, 2528, 2628, 2728, 2828, 2928
start line: October German: 3028, 3128, 3228, 3328, 3428, 3528, 3628, 3728, 3828, 3928, 0129, 0229, 0329
start line: October German: 0429, 0529, 0629, 0729, 0829, 0929, 1029, 1129, 1229, 1329, 1429, 1529, 1629
start line: October German: 1729, 1829, 1929, 2029, 2129, 2229, 2329, 2429, 2529, 2629, 2729, 2829, 2929
start line: October German: 3029, 3129, 3229, 3329, 3429, 3529, 3629, 3729, 3829, 3929, 0130, 0230, 0330
start line: October German: 0430, 0530, 0630, 0730, 0830, 0930, 1030, 1130, 1230, 1330, 1430, 1530, 1630
start line: October German: 1730, 1830, 1930, 2030, 2130, 2230, 2330, 2430, 2530, 2630, 2730, 2830, 2930
start line: October German: 3030, 3130, 3230, 3330, 3430, 3530, 3630, 3730, 3830, 3930, 0131, 0231, 0331
start line: October German: 0431, 0531, 0631, 0731, 0831, 0931, 1031, 1131, 1231, 1331, 1431, 1531, 1631
start line: October German: 1731, 1831, 1931, 2031, 2131, 2231, 2331, 2431, 2531, 2631, 2731, 2831, 2931
start line: October German: 3031, 3131, 3231, 3331, 3431, 3531, 3631, 3731, 3831, 3931, 4031, 0132, 0232
start line: October German: 0332, 0432, 0532, 0632, 0732, 0832, 0932, 1032, 1132, 1232, 1332, 1432, 1532
start line: October German: 1632, 1732, 1832, 1932, 2032, 2132, 2232, 2332, 2432, 2532, 2632, 2732, 2832
start line: October German: 2932, 3032, 3132, 3232, 3332, 3432, 3532, 3632, 3732, 3832, 3932, 4032, 0133
start line: October German: 0233, 0333, 0433, 0533, 0633, 0733, 0833, 0933, 1033, 1133, 1233, 1333, 1433
start line: October German: 1533, 1633, 1733, 1833, 1933, 2033, 2133, 2233, 2333, 2433, 2533, 2633, 2733
start line: October German: 2833, 2933, 3033, 3133, 3233, 3333, 3433, 3533, 3633, 3733, 3833, 3933, 4033
start line: October German: 0134, 0234, 0334, 0434, 0534, 0634, 0734, 0834, 0934, 1034, 1134, 1234, 1334
start line: October German: 1434, 1534, 1634, 1734, 1834, 1934, 2034, 2134, 2234, 2334, 2434, 2534, 2634
start line: October German: 2734, 2834, 2934, 3034, 3134, 3234, 3334, 3434, 3534, 3634, 3734, 3834, 3934
start line: October German: 4034, 0135, 0235, 0335, 0435, 0535, 0635, 0735, 0835, 0935, 1035, 1135, 1235
start line: October German: 1335, 1435, 1535, 1635, 1735, 1835, 1935, 2035, 2135, 2235, 2335, 2435, 2535
start line: October German: 2635, 2735, 2835, 2935, 3035, 3135, 3235, 3335, 3435, 3535, 3635, 3735, 3835
start line: October German: 3935, 4035, 0136, 0236, 0336, 0436, 0536, 0636, 0736, 0836, 0936, 1036, 1136
start line: October German: 1236, 1336, 1436, 1536, 1636, 1736, 1836, 1936, 2036, 2136, 2236, 2336, 2436
start line: October German: 2536, 2636, 2736, 2836, 2936, 3036, 3136, 3236, 3336, 3436, 3536, 3636, 3736
start line: October German: 3836, 3936, 0137, 0237, 0337, 0437, 0537, 0637, 0737, 0837, 0937, 1037, 1137
start line: October German: 1237, 1337, 1437, 1537, 1637, 1737, 1837, 1937, 2037, 2137, 2237, 2337, 2437
start line: October German: 2537, 2637, 2737, 2837, 2937, 3037, 3137, 3237, 3337, 3437, 3537, 3637, 3737
start line: October German: 3837, 3937, 0138, 0238, 0338, 0438, 0538, 0638, 0738, 0838, 0938, 1038, 1138
start line: October German: 1238, 1338, 1438, 1638, 1838, 1938, 2038, 2138, 2238, 2338, 2438, 2538, 2638
start line: October German: 2738, 2838, 2938, 3038, 3138, 3238, 3338, 3438, 3538, 3638, 3738, 3838, 3938
start line: October German: 0139, 0239, 0339, 0439, 0539, 0639, 0739, 0839, 0939, 1039, 1139, 1239, 1339
start line: October German: 1439, 2039, 2139, 2239, 2339, 2439, 2539, 2639, 2739, 2839, 2939, 3039, 3139
start line: October German: 3239, 3339, 3439, 3539, 3639, 3739, 3839, 3939, 0140, 0240, 0340, 0440, 0540
start line: October German: 0640, 0740, 0840, 0940, 1040, 1140, 1240, 1340, 2040, 2140, 2240, 2340, 2440
start line: October German: 2540, 2640, 2740, 2840, 2940, 3040, 3140, 3240, 3340, 3440, 3540, 3640, 3740
start line: October German: 3840, 0141, 0241, 0341, 0441, 0541, 0641, 0741, 0841, 0941, 1041, 1141, 1241
start line: October German: 2241, 2341, 2441, 2541, 2641, 2841, 2941, 3041, 3141, 3241, 3341, 3441, 3541
start line: October German: 3641, 3741
start line: October Soviet: 1401, 1501, 1601, 1701, 1801, 1901, 2001, 2101, 2201, 2301, 2401, 2501, 2601
start line: October Soviet: 2701, 2801, 2901, 3001, 3101, 3201, 3301, 3401, 3501, 3601, 3701, 3801, 3901
start line: October Soviet: 4001, 4101, 4201, 4301, 4401, 4501, 4601, 4701, 4801, 4901, 5001, 5101, 5201
start line: October Soviet: 5301, 5401, 5501, 5601, 5701, 5801, 5901, 6001, 1402, 1502, 1602, 1702, 1802
start line: October Soviet: 1902, 2002, 2102, 2202, 2302, 2402, 2502, 2602, 2702, 2802, 2902, 3002, 3102
start line: October Soviet: 3202, 3302, 3402, 3502, 3602, 3702, 3802, 3902, 4002, 4102, 4202, 4302, 4402
start line: October Soviet: 4502, 4602, 4702, 4802, 4902, 5002, 5102, 5202, 5302, 5402, 5502, 5602, 5702
start line: October Soviet: 5802, 5902, 6002, 1303, 1403, 1503, 1603, 1703, 1803, 1903, 2003, 2103, 2203
start line: October Soviet: 2303, 2403, 2503, 2603, 2703, 2803, 2903, 3003, 3103, 3203, 3303, 3403, 3503
start line: October Soviet: 3603, 3703, 3803, 3903, 4003, 4103, 4203, 4303, 4403, 4503, 4603, 4703, 4803
start line: October Soviet: 4903, 5003, 5103, 5203, 5303, 5403, 5503, 5603, 5703, 5803, 5903, 6003, 1304
start line: October Soviet: 1404, 1504, 1604, 1704, 1804, 1904, 2004, 2104, 2204, 2304, 2404, 2504, 2604
start line: October Soviet: 2704, 2804, 2904, 3004, 3104, 3204, 3304, 3404, 3504, 3604, 3704, 3804, 3904
start line: October Soviet: 4004, 4104, 4204, 4304, 4404, 4504, 4604, 4704, 4804, 4904, 5004, 5104, 5204
start line: October Soviet: 5304, 5404, 5504, 5604, 5704, 5804, 5904, 6004, 1305, 1405, 1505, 1605, 1705
start line: October Soviet: 1805, 1905, 2005, 2105, 2205, 2305, 2405, 2505, 2605, 2705, 2805, 2905, 3005
start line: October Soviet: 3105, 3205, 3305, 3405, 3505, 3605, 3705, 3805, 3905, 4005, 4105, 4205, 4305
start line: October Soviet: 4405, 4505, 4605, 4705, 4805, 4905, 5005, 5105, 5205, 5305, 5405, 5505, 5605
start line: October Soviet: 5705, 5805, 5905, 6005, 1306, 1406, 1506, 1606, 1706, 1806, 1906, 2006, 2106
start line: October Soviet: 2206, 2306, 2406, 2506, 2606, 2706, 2806, 2906, 3006, 3106, 3206, 3306, 3406
start line: October Soviet: 3506, 3606, 3706, 3806, 3906, 4006, 4106, 4206, 4306, 4406, 4506, 4606, 4706
start line: October Soviet: 4806, 4906, 5006, 5106, 5206, 5306, 5406, 5506, 5606, 5706, 5806, 5906, 6006
start line: October Soviet: 1307, 1407, 1507, 1607, 1707, 1807, 1907, 2007, 2107, 2207, 2307, 2407, 2507
start line: October Soviet: 2607, 2707, 2807, 2907, 3007, 3107, 3207, 3307, 3407, 3507, 3607, 3707, 3807
start line: October Soviet: 3907, 4007, 4107, 4207, 4307, 4407, 4507, 4607, 4707, 4807, 4907, 5007, 5107
start line: October Soviet: 5207, 5307, 5407, 5507, 5607, 5707, 5807, 5907, 6007, 1308, 1408, 1508, 1608
start line: October Soviet: 1708, 1808, 1908, 2008, 2108, 2208, 2308, 2408, 2508, 2608, 2708, 2808, 2908
start line: October Soviet: 3008, 3108, 3208, 3308, 3408, 3508, 3608, 3708, 3808, 3908, 4008, 4108, 4208
start line: October Soviet: 4308, 4408, 4508, 4608, 4708, 4808, 4908, 5008, 5108, 5208, 5308, 5408, 5508
start line: October Soviet: 5608, 5708, 5808, 5908, 6008, 1209, 1309, 1409, 1509, 1609, 1709, 1809, 1909
start line: October Soviet: 2009, 2109, 2209, 2309, 2409, 2509, 2609, 2709, 2809, 2909, 3009, 3109, 3209
start line: October Soviet: 3309, 3409, 3509, 3609, 3709, 3809, 3909, 4009, 4109, 4209, 4309, 4409, 4509
start line: October Soviet: 4609, 4709, 4809, 4909, 5009, 5109, 5209, 5309, 5409, 5509, 5609, 5709, 5809
start line: October Soviet: 5909, 6009, 1310, 1410, 1510, 1610, 1710, 1810, 1910, 2010, 2110, 2210, 2310
start line: October Soviet: 2410, 2510, 2610, 2710, 2810, 2910, 3010, 3110, 3210, 3310, 3410, 3510, 3610
start line: October Soviet: 3710, 3810, 3910, 4010, 4110, 4210, 4310, 4410, 4510, 4610, 4710, 4810, 4910
start line: October Soviet: 5010, 5110, 5210, 5310, 5410, 5510, 5610, 5710, 5810, 5910, 6010, 1411, 1511
start line: October Soviet: 1611, 1711, 1811, 1911, 2011, 2111, 2211, 2311, 2411, 2511, 2611, 2711, 2811
start line: October Soviet: 2911, 3011, 3111, 3211, 3311, 3411, 3511, 3611, 3711, 3811, 3911, 4011, 4111
start line: October Soviet: 4211, 4311, 4411, 4511, 4611, 4711, 4811, 4911, 5011, 5111, 5211, 5311, 5411
start line: October Soviet: 5511, 5611, 5711, 5811, 5911, 6011, 1412, 1512, 1612, 1712, 1812, 1912, 2012
start line: October Soviet: 2112, 2212, 2312, 2412, 2512, 2612, 2712, 2812, 2912, 3012, 3112, 3212, 3312
start line: October Soviet: 3412, 3512, 3612, 3712, 3812, 3912, 4012, 4112, 4212, 4312, 4412, 4512, 4612
start line: October Soviet: 4712, 4812, 4912, 5012, 5112, 5212, 5312, 5412, 5512, 5612, 5712, 5812, 5912
start line: October Soviet: 6012, 1513, 1613, 1713, 1813, 1913, 2013, 2113, 2213, 2313, 2413, 2513, 2613
start line: October Soviet: 2713, 2813, 2913, 3013, 3113, 3213, 3313, 3413, 3513, 3613, 3713, 3813, 3913
start line: October Soviet: 4013, 4113, 4213, 4313, 4413, 4513, 4613, 4713, 4813, 4913, 5013, 5113, 5213
start line: October Soviet: 5313, 5413, 5513, 5613, 5713, 5813, 5913, 6013, 1714, 1814, 1914, 2014, 2114
start line: October Soviet: 2214, 2314, 2414, 2514, 2614, 2714, 2814, 2914, 3014, 3114, 3214, 3314, 3414
start line: October Soviet: 3514, 3614, 3714, 3814, 3914, 4014, 4114, 4214, 4314, 4414, 4514, 4614, 4714
start line: October Soviet: 4814, 4914, 5014, 5114, 5214, 5314, 5414, 5514, 5614, 5714, 5814, 5914, 6014
start line: October Soviet: 1815, 1915, 2015, 2115, 2215, 2315, 2415, 2515, 2615, 2715, 2815, 2915, 3015
start line: October Soviet: 3115, 3215, 3315, 3415, 3515, 3615, 3715, 3815, 3915, 4015, 4115, 4215, 4315
start line: October Soviet: 4415, 4515, 4615, 4715, 4815, 4915, 5015, 5115, 5215, 5315, 5415, 5515, 5615
start line: October Soviet: 5715, 5815, 5915, 6015, 1916, 2016, 2116, 2216, 2316, 2416, 2516, 2616, 2716
start line: October Soviet: 2816, 2916, 3016, 3116, 3216, 3316, 3416, 3516, 3616, 3716, 3816, 3916, 4016
start line: October Soviet: 4116, 4216, 4316, 4416, 4516, 4616, 4716, 4816, 4916, 5016, 5116, 5216, 5316
start line: October Soviet: 5416, 5516, 5616, 5716, 5816, 5916, 6016, 2017, 2117, 2217, 2317, 2417, 2517
start line: October Soviet: 2617, 2717, 2817, 2917, 3017, 3117, 3217, 3317, 3417, 3517, 3617, 3717, 3817
start line: October Soviet: 3917, 4017, 4117, 4217, 4317, 4417, 4517, 4617, 4717, 4817, 4917, 5017, 5117
start line: October Soviet: 5217, 5317, 5417, 5517, 5617, 5717, 5817, 5917, 6017, 2418, 2518, 2618, 2718
start line: October Soviet: 2818, 2918, 3018, 3118, 3218, 3318, 3418, 3518, 3618, 3718, 3818, 3918, 4018
start line: October Soviet: 4118, 4218, 4318, 4418, 4518, 4618, 4718, 4818, 4918, 5018, 5118, 5218, 5318
start line: October Soviet: 5418, 5518, 5618, 5718, 5818, 5918, 6018, 2419, 2519, 2619, 2719, 2819, 2919
start line: October Soviet: 3019, 3119, 3219, 3319, 3419, 3519, 3619, 3719, 3819, 3919, 4019, 4119, 4219
start line: October Soviet: 4319, 4419, 4519, 4619, 4719, 4819, 4919, 5019, 5119, 5219, 5319, 5419, 5519
start line: October Soviet: 5619, 5719, 5819, 5919, 6019, 2620, 2720, 2820, 2920, 3020, 3120, 3220, 3320
start line: October Soviet: 3420, 3520, 3620, 3720, 3820, 3920, 4020, 4120, 4220, 4320, 4420, 4520, 4620
start line: October Soviet: 4720, 4820, 4920, 5020, 5120, 5220, 5320, 5420, 5520, 5620, 5720, 5820, 5920
start line: October Soviet: 6020, 3021, 3121, 3221, 3321, 3421, 3521, 3621, 3721, 3821, 3921, 4021, 4121
start line: October Soviet: 4221, 4321, 4421, 4521, 4621, 4721, 4821, 4921, 5021, 5121, 5221, 5321, 5421
start line: October Soviet: 5521, 5621, 5721, 5821, 5921, 6021, 3322, 3422, 3522, 3622, 3722, 3822, 3922
start line: October Soviet: 4022, 4122, 4222, 4322, 4422, 4522, 4622, 4722, 4822, 4922, 5022, 5122, 5222
start line: October Soviet: 5322, 5422, 5522, 5622, 5722, 5822, 5922, 6022, 3223, 3323, 3423, 3523, 3623
start line: October Soviet: 3723, 3823, 3923, 4023, 4123, 4223, 4323, 4423, 4523, 4623, 4723, 4823, 4923
start line: October Soviet: 5023, 5123, 5223, 5323, 5423, 5523, 5623, 5723, 5823, 5923, 6023, 3824, 3924
start line: October Soviet: 4024, 4124, 4224, 4324, 4424, 4524, 4624, 4724, 4824, 4924, 5024, 5124, 5224
start line: October Soviet: 5324, 5424, 5524, 5624, 5724, 5824, 5924, 6024, 3825, 3925, 4025, 4125, 4225
start line: October Soviet: 4325, 4425, 4525, 4625, 4725, 4825, 4925, 5025, 5125, 5225, 5325, 5425, 5525
start line: October Soviet: 5625, 5725, 5825, 5925, 6025, 3826, 3926, 4026, 4126, 4226, 4326, 4426, 4526
start line: October Soviet: 4626, 4726, 4826, 4926, 5026, 5126, 5226, 5326, 5426, 5526, 5626, 5726, 5826
start line: October Soviet: 5926, 6026, 3827, 4027, 4127, 4227, 4327, 4427, 4527, 4627, 4727, 4827, 4927
start line: October Soviet: 5027, 5127, 5227, 5327, 5427, 5527, 5627, 5727, 5827, 5927, 6027, 4028, 4128
start line: October Soviet: 4228, 4328, 4428, 4528, 4628, 4728, 4828, 4928, 5028, 5128, 5228, 5328, 5428
start line: October Soviet: 5528, 5628, 5728, 5828, 5928, 6028, 4029, 4129, 4229, 4329, 4429, 4529, 4629
start line: October Soviet: 4729, 4829, 4929, 5029, 5129, 5229, 5329, 5429, 5529, 5629, 5729, 5829, 5929
start line: October Soviet: 6029, 4030, 4130, 4230, 4330, 4430, 4530, 4630, 4730, 4830, 4930, 5030, 5130
start line: October Soviet: 5230, 5330, 5430, 5530, 5630, 5730, 5830, 5930, 6030, 4131, 4231, 4331, 4431
start line: October Soviet: 4531, 4631, 4731, 4831, 4931, 5031, 5131, 5231, 5331, 5431, 5531, 5631, 5731
start line: October Soviet: 5831, 5931, 6031, 4132, 4232, 4332, 4432, 4532, 4632, 4732, 4832, 4932, 5032
start line: October Soviet: 5132, 5232, 5332, 5432, 5532, 5632, 5732, 5832, 5932, 6032, 4133, 4233, 4333
start line: October Soviet: 4433, 4533, 4633, 4733, 4833, 4933, 5033, 5133, 5233, 5333, 5433, 5633, 4134
start line: October Soviet: 4234, 4334, 4434, 4534, 4634, 4734, 4834, 4934, 5034, 4135, 4235, 4335, 4435
start line: October Soviet: 4535, 4635, 4735, 4835, 5035, 4036, 4136, 4236, 4336, 4436, 4536, 4636, 4736
start line: October Soviet: 4037, 4137, 4237, 4437, 4038, 4138, 4039

[lines]
start line: August: 3101/3201, 3201/3202, 3301/3202, 3202/3302, 3302/3303, 3302/3203, 3303/3403, 3303/3404
start line: August: 3304/3404, 3404/3405, 3504/3505, 3504/3405, 3505/3605, 3505/3606, 3506/3606, 3506/3607
start line: August: 3507/3607, 3607/3608, 3707/3708, 3707/3608, 3907/4008, 3907/3908, 4007/4008, 4107/4208
start line: August: 4107/4108, 4107/4008, 4207/4208, 4307/4308, 4307/4208, 3708/3808, 3808/3908, 3808/3809
start line: August: 4308/4408, 4408/4409, 4508/4409, 4409/4509, 4509/4510, 4509/4410, 4510/4610, 4510/4611
start line: August: 4511/4611, 4511/4612, 4512/4612, 4512/4613, 4513/4613, 4513/4614, 4514/4614, 4514/4615
start line: August: 4514/4515, 4415/4515, 4515/4416, 4416/4516, 4516/4517, 4516/4417, 4517/4617, 4617/4618
start line: August: 4717/4818, 4717/4618, 4817/4818, 4917/4818, 4618/4718, 4718/4818, 4718/4819, 4718/4719
start line: August: 4718/4619, 4818/4918, 4918/4919, 4918/4819, 4919/5019, 5019/5020, 5119/5120, 5119/5020
start line: August: 5319/5320, 5120/5220, 5220/5320, 5220/5221, 5320/5420, 5420/5421, 5520/5521, 5520/5421
start line: August: 5521/5621, 5621/5622, 5721/5722, 5721/5622, 5722/5822, 5722/5823, 5723/5823, 5823/5824
start line: August: 5923/5824, 5824/5924, 5924/5825, 5825/5925, 5925/5826, 5726/5827, 5826/5926, 5826/5827
start line: August: 5727/5827, 5727/5828, 5728/5828, 5728/5829, 5729/5829, 5729/5830, 5730/5830, 5830/5831
start line: August: 5930/5831, 5831/5931, 5931/5932, 5931/5832, 5932/6032
start line: September: 2601/2701, 2701/2702, 2701/2602, 2702/2802, 2702/2803, 2703/2803, 2803/2804
start line: September: 2903/2904, 2903/2804, 2904/3004, 2904/3005, 2905/3005, 3005/3006, 3105/3106
start line: September: 3105/3006, 3106/3206, 3206/3207, 3306/3207, 3207/3307, 3307/3308, 3307/3208
start line: September: 3308/3408, 3308/3409, 3309/3409, 3309/3410, 3310/3410, 3310/3411, 3311/3411
start line: September: 3411/3412, 3511/3512, 3511/3412, 3512/3612, 3612/3613, 3712/3713, 3712/3613
start line: September: 3713/3813, 3813/3814, 3913/3914, 3913/3814, 3914/4014, 4014/4015, 4114/4215
start line: September: 4114/4115, 4114/4015, 4214/4215, 4314/4315, 4314/4215, 4315/4415, 4415/4416
start line: September: 4515/4416, 4416/4516, 4516/4517, 4516/4417, 4517/4617, 4617/4618, 4717/4818
start line: September: 4717/4618, 4817/4818, 4917/4818, 4618/4718, 4718/4818, 4718/4819, 4718/4719
start line: September: 4718/4619, 4818/4918, 4918/4919, 4918/4819, 4919/5019, 5019/5020, 5119/5120
start line: September: 5119/5020, 5319/5320, 5120/5220, 5220/5320, 5220/5221, 5320/5420, 5420/5421
start line: September: 5520/5521, 5520/5421, 5521/5621, 5521/5622, 5522/5622, 5522/5623, 5523/5623
start line: September: 5623/5624, 5723/5624, 5624/5724, 5724/5625, 5625/5725, 5725/5626, 5526/5627
start line: September: 5526/5527, 5626/5726, 5626/5627, 5427/5527, 5527/5428, 5428/5528, 5528/5429
start line: September: 5329/5430, 5429/5529, 5429/5430, 5330/5430, 5330/5431, 5331/5431, 5331/5432
start line: September: 5332/5432, 5332/5433, 5333/5433
start line: October: 1301/1401, 1301/1402, 1302/1402, 1302/1403, 1302/1303, 1203/1303, 1303/1204, 1204/1304
start line: October: 1304/1205, 1205/1305, 1305/1206, 1206/1306, 1306/1207, 1207/1307, 1307/1208, 1108/1209
start line: October: 1208/1308, 1208/1209, 1109/1209, 1209/1210, 1309/1210, 1210/1310, 1310/1311, 1310/1211
start line: October: 1311/1411, 1311/1412, 1312/1412, 1412/1413, 1512/1413, 1413/1513, 1513/1614, 1513/1514
start line: October: 1513/1414, 1613/1614, 1713/1614, 1614/1714, 1714/1715, 1714/1615, 1715/1815, 1815/1816
start line: October: 1915/1816, 1816/1916, 1916/1917, 1916/1817, 1917/2017, 2017/2018, 2117/2218, 2117/2118
start line: October: 2117/2018, 2217/2218, 2317/2318, 2317/2218, 2318/2418, 2318/2419, 2319/2419, 2419/2420
start line: October: 2519/2520, 2519/2420, 2520/2620, 2620/2621, 2720/2821, 2720/2721, 2720/2621, 2820/2821
start line: October: 2920/2921, 2920/2821, 2921/3021, 3021/3022, 3121/3222, 3121/3122, 3121/3022, 3221/3222
start line: October: 3321/3222, 3122/3223, 3222/3322, 3222/3223, 3123/3223, 3223/3224, 3323/3424, 3323/3324
start line: October: 3323/3224, 3423/3424, 3523/3624, 3523/3524, 3523/3424, 3623/3624, 3723/3724, 3723/3624
start line: October: 3724/3824, 3724/3825, 3725/3825, 3725/3826, 3726/3826, 3726/3827, 3926/3927, 3727/3827
start line: October: 3827/3927, 3827/3828, 3927/4027, 3927/4028, 3928/4028, 3928/4029, 3929/4029, 3929/4030
start line: October: 3930/4030, 4030/4031, 4130/4031, 4031/4131, 4131/4032, 4032/4132, 4132/4033, 4033/4133
start line: October: 4133/4034, 4034/4134, 4134/4035, 3935/4036, 4035/4135, 4035/4036, 3936/4036, 3936/4037
start line: October: 3937/4037, 3937/4038, 3938/4038, 3938/4039, 3939/4039
flood: Dnieper below the dam: 3729/3830, 3729/3730, 3630/3730, 3630/3631, 3530/3631, 3530/3531, 3431/3531
flood: Dnieper below the dam: 3431/3432, 3331/3432, 3331/3332, 3232/3332, 3232/3233, 3132/3233, 3133/3233
flood: Dnieper below the dam: 3133/3234, 3133/3134, 3034/3134, 3034/3035, 2934/3035, 2935/3035, 2935/3036
flood: Dnieper below the dam: 2935/2936, 2836/2936, 2836/2837, 2736/2837, 2736/2737, 2637/2737, 2637/2638
flood: Dnieper below the dam: 2537/2638, 2537/2538, 2438/2538, 2438/2439, 2338/2438, 2337/2338, 2238/2338
bridge: Bridges over major rivers: 1104/1105, 1311/1411, 2117/2118, 2820/2821, 3724/3824, 3728/3829
bridge: Bridges over major rivers: 2836/2936
bridge: Bridges over minor rivers: 4101/4102, 5501/5601, 1703/1704, 2703/2704, 4903/5003, 5603/5604
bridge: Bridges over minor rivers: 4604/4704, 4205/4206, 0306/0307, 1106/1107, 1906/2007, 1906/1907
bridge: Bridges over minor rivers: 5606/5607, 1108/1209, 2908/2809, 3308/3309, 3408/3508, 4508/4409
bridge: Bridges over minor rivers: 1509/1609, 2309/2210, 3309/3210, 3510/3511, 1011/1111, 1711/1612
bridge: Bridges over minor rivers: 4511/4611, 0312/0412, 1112/1113, 2912/3012, 3512/3413, 0813/0913
bridge: Bridges over minor rivers: 2513/2614, 3413/3414, 2814/2815, 4514/4615, 4514/4515, 2715/2815
bridge: Bridges over minor rivers: 2715/2816, 4915/5015, 1016/1017, 2916/3017, 3316/3416, 3316/3417
bridge: Bridges over minor rivers: 4717/4818, 4917/4818, 5617/5717, 5717/5618, 4718/4819, 2919/2820
bridge: Bridges over minor rivers: 1520/1421, 3220/3320, 3820/3821, 4220/4320, 5520/5421, 5021/5121
bridge: Bridges over minor rivers: 2522/2423, 3422/3522, 6022/6023, 1323/1424, 3823/3824, 4123/4223
bridge: Bridges over minor rivers: 4123/4224, 5023/5123, 5123/5124, 2224/2225, 4424/4524, 5124/5225
bridge: Bridges over minor rivers: 3326/3227, 1427/1428, 5327/5427, 1428/1528, 2729/2829, 3829/3830
bridge: Bridges over minor rivers: 5729/5830, 1630/1730, 2730/2830, 3130/3231, 4030/4130, 4730/4830
bridge: Bridges over minor rivers: 5030/5031, 1731/1632, 4331/4431, 4132/4133, 5732/5832, 5133/5233
bridge: Bridges over minor rivers: 1534/1535, 2134/2135, 2135/2036, 3935/4035, 3935/4036, 1737/1638

[boxes]
half hex: A: 3001, 3101, 3201
half hex: B: 2601, 2701, 2801
half hex: C: 2201, 2301, 2401
half hex: D: 1801, 1901, 2001
half hex: E: 1401, 1501, 1601
holding box: Central Front Holding Box:
reserve: Airborne Reserve:
reserve: Stavka Reserve:
dead pile: German Dead Pile:
dead pile: Soviet Dead Pile:
`;
