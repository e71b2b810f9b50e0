// The compiled map. Written by `rasputitsa map build`, never by hand: corrections go into overrides.jsonl.
export default `map moscow41
title Moscow 1941

[grid]
orientation flat
shift odd
north 283
labels column-row
rows 1..39: 1..64

[words]
terrain: clear, forest, swamp, lake
sides: river, canal
marks: lakeside
links: main road, secondary road

[places]
Moscow: 5306, city, rank=1
Moscow: 5105, city, rank=1
Moscow: 5106, city, rank=1
Moscow: 5205, city, rank=1
Moscow: 5206, city, rank=1
Moscow: 5207, city, rank=1
Moscow: 5304, city, rank=1
Moscow: 5305, city, rank=1
Moscow: 5307, city, rank=1
Moscow: 5405, city, rank=1
Moscow: 5406, city, rank=1
Moscow: 5407, city, rank=1
Moscow: 5505, city, rank=1
Moscow: 5506, city, rank=1
Klin: 2817, city, rank=2
Klin: 2816, city, rank=2
Kalinin: 0326, city, also=Tver, rank=2
Kalinin: 0327, city, also=Tver, rank=2
Kalinin: 0426, city, also=Tver, rank=2
Orsha: 0722, town, rank=4
Emmaus: 0725, town, rank=4
Danilovskoye: 0828, town, rank=4
Pushkino: 1030, town, rank=4
Kimry: 1203, town, rank=3
Gorodnya: 1222, town, rank=4
Redkino: 1422, town, rank=4
Konakovo: 1414, town, rank=3
Ivankovo: 1506, town, also=Dubna, rank=4
Turginovo: 1728, town, rank=4
Novozavidovsky: 1821, town, rank=4
Kozlovo: 1824, town, rank=4
Zavidovo: 1919, town, rank=4
Dorino: 2030, town, rank=4
Mikulino: 2035, town, rank=4
Spas-Zaulok: 2219, town, rank=4
Zaprudnya: 2303, town, rank=4
Borisoglebskoye: 2512, town, rank=4
Yamuga: 2517, town, rank=4
Lotoshino: 2536, town, rank=3
Sinkovo: 2605, town, rank=4
Rogachevo: 2609, town, rank=4
Vysokovsk: 2720, town, rank=4
Nekrasino: 2723, town, rank=4
Orudyevo: 2802, town, rank=4
Teryaeva Sloboda: 2928, town, rank=4
Davydkovo: 3016, town, rank=4
Yaropolets: 3034, town, rank=4
Dmitrov: 3102, town, rank=3
Yakhroma: 3303, town, rank=3
Olgovo: 3306, town, rank=4
Volokolamsk: 3333, town, rank=3
Kamenka: 3408, town, rank=4
Solnechnogorsk: 3414, town, rank=3
Nudol: 3422, town, rank=4
Dedenevo: 3503, town, rank=4
Peshki: 3613, town, rank=4
Chismena: 3628, town, rank=4
Iksha: 3804, town, rank=4
Povarovo: 3813, town, rank=4
Novopetrovskoye: 3824, town, rank=4
Sychyovo: 3827, town, rank=4
Bely Rast: 3906, town, rank=4
Shchelkanovo: 3932, town, rank=4
Ostashevo: 3935, town, rank=4
Ozeretskoye: 4008, town, rank=4
Buzharovo: 4018, town, rank=4
Rumyantsevo: 4022, town, rank=4
Lyalovo: 4109, town, rank=4
Krasnaya Polyana: 4208, town, rank=3
Kryukovo: 4212, town, rank=4
Pokrovskoye on Ruza: 4230, town, rank=4
Lobnya: 4306, town, rank=4
Istra: 4317, town, rank=3
Skhodnya: 4410, town, rank=4
Nikolskoye on Ruza: 4428, town, rank=4
Anino: 4432, town, rank=4
Bolychevo: 4436, town, rank=4
Khlebnikovo: 4405, town, rank=4
Snegiri: 4514, town, rank=4
Manikhino: 4516, town, rank=4
Dolgoprudny: 4606, town, rank=4
Dedovsk: 4613, town, rank=4
Khimki: 4707, town, rank=3
Nakhabino: 4812, town, rank=4
Ruza: 4730, town, rank=3
Mytishchi: 4802, town, rank=3
Pavlovskaya Sloboda: 4814, town, rank=4
Lokotnya: 4923, town, rank=4
Arkhangelskoye: 5011, town, rank=4
Zvenigorod: 5019, town, rank=3
Kolyubakino: 5025, town, rank=4
Staraya Ruza: 5029, town, rank=4
Borodino: 5138, town, rank=4
Tuchkovo: 5227, town, rank=4
Dorokhovo: 5328, town, rank=4
Mozhaisk: 5334, town, rank=3
Odintsovo: 5412, town, rank=4
Perkhushkovo: 5414, town, rank=4
Kubinka: 5423, town, rank=3
Golitsyno: 5517, town, rank=4
Vnukovo: 5612, town, rank=4
Chaptsevo: 5627, town, rank=4
Aprelevka: 5716, town, rank=4
Alabino: 5718, town, rank=4
Simbukhovo: 5730, town, rank=4
Plesenskoye: 5828, town, rank=4
Rassudovo: 5919, town, rank=4
Tashirovo: 5924, town, rank=4
Vereya: 5933, town, rank=3
Shcherbinka: 6108, town, rank=4
Naro-Fominsk: 6123, town, rank=3
Krasnaya Pakhra: 6214, town, rank=4
Kryukovo on Nara: 6228, town, rank=4
Podolsk: 6409, town, rank=3

[hexes]
0101: clear
0201: clear
0301: clear
0401: clear
0501: clear
0601: clear
0701: clear
0801: forest
0901: clear
1001: clear
1101: clear
1201: clear
1301: clear
1401: clear
1501: forest
1601: forest
1701: forest
1801: clear
1901: forest
2001: forest
2101: forest
2201: forest
2301: clear
2401: forest
2501: forest
2601: forest
2701: forest
2801: clear
2901: clear
3001: clear
3101: clear
3201: clear
3301: clear
3401: forest
3501: forest
3601: clear
3701: clear
3801: forest
3901: forest
4001: forest
4101: forest
4201: forest
4301: lake
4401: lake
4501: forest
4601: clear
4701: clear
4801: clear
4901: clear
5001: forest
5101: forest
5201: forest
5301: clear
5401: clear
5501: clear
5601: clear
5701: clear
5801: clear
5901: clear
6001: clear
6101: clear
6201: clear
6301: clear
6401: clear
0102: forest
0202: forest
0302: forest
0402: forest
0502: forest
0602: clear
0702: clear
0802: clear
0902: clear
1002: clear
1102: clear
1202: clear
1302: clear
1402: clear
1502: swamp
1602: swamp
1702: swamp
1802: forest
1902: forest
2002: forest
2102: forest
2202: forest
2302: forest
2402: forest
2502: forest
2602: forest
2702: clear
2802: clear
2902: clear
3002: clear
3102: clear
3202: clear
3302: clear
3402: clear
3502: clear
3602: clear
3702: clear
3802: clear
3902: forest
4002: forest
4102: forest
4202: forest
4302: forest
4402: forest
4502: clear
4602: clear
4702: clear
4802: clear
4902: clear
5002: clear
5102: forest
5202: clear
5302: clear
5402: clear
5502: clear
5602: clear
5702: clear
5802: clear
5902: clear
6002: clear
6102: clear
6202: clear
6302: clear
6402: clear
0103: forest
0203: forest
0303: forest
0403: forest
0503: forest
0603: forest
0703: clear
0803: clear
0903: clear
1003: clear
1103: clear
1203: clear
1303: clear
1403: clear
1503: swamp
1603: swamp
1703: swamp
1803: swamp
1903: forest
2003: forest
2103: forest
2203: forest
2303: forest
2403: forest
2503: forest
2603: forest
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
4203: forest
4303: forest
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
6103: clear
6203: clear
6303: clear
6403: clear
0104: forest
0204: forest
0304: forest
0404: forest
0504: clear
0604: clear
0704: clear
0804: clear
0904: clear
1004: clear
1104: clear
1204: clear
1304: clear
1404: swamp
1504: swamp
1604: swamp
1704: swamp
1804: forest
1904: forest
2004: forest
2104: forest
2204: forest
2304: forest
2404: forest
2504: clear
2604: clear
2704: swamp
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
4204: forest
4304: forest
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
6104: clear
6204: clear
6304: clear
6404: clear
0105: clear
0205: clear
0305: clear
0405: clear
0505: clear
0605: clear
0705: clear
0805: clear
0905: clear
1005: clear
1105: forest
1205: clear
1305: clear
1405: clear
1505: clear
1605: clear
1705: forest
1805: forest
1905: forest
2005: forest
2105: forest
2205: forest
2305: forest
2405: forest
2505: swamp
2605: clear
2705: swamp
2805: swamp
2905: clear
3005: clear
3105: clear
3205: clear
3305: forest
3405: clear
3505: clear
3605: clear
3705: forest
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
6105: clear
6205: clear
6305: clear
6405: clear
0106: clear
0206: clear
0306: clear
0406: clear
0506: clear
0606: clear
0706: clear
0806: clear
0906: clear
1006: clear
1106: forest
1206: forest
1306: forest
1406: clear
1506: clear
1606: forest
1706: forest
1806: forest
1906: forest
2006: forest
2106: forest
2206: forest
2306: forest
2406: forest
2506: swamp
2606: swamp
2706: clear
2806: clear
2906: clear
3006: clear
3106: forest
3206: clear
3306: forest
3406: forest
3506: clear
3606: forest
3706: forest
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
6106: clear
6206: clear
6306: clear
6406: clear
0107: clear
0207: clear
0307: forest
0407: forest
0507: clear
0607: clear
0707: clear
0807: clear
0907: forest
1007: forest
1107: forest
1207: forest
1307: lake
1407: forest
1507: lake
1607: forest
1707: clear
1807: clear
1907: clear
2007: forest
2107: forest
2207: forest
2307: forest
2407: swamp
2507: swamp
2607: swamp
2707: clear
2807: clear
2907: clear
3007: clear
3107: forest
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
6107: clear
6207: clear
6307: clear
6407: clear
0108: clear
0208: forest
0308: forest
0408: forest
0508: forest
0608: clear
0708: forest
0808: forest
0908: forest
1008: forest
1108: forest
1208: lake
1308: lake
1408: lake
1508: lake
1608: forest
1708: forest
1808: clear
1908: clear
2008: forest
2108: forest
2208: forest
2308: forest
2408: swamp
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
5708: clear
5808: clear
5908: clear
6008: clear
6108: clear
6208: clear
6308: clear
6408: clear
0109: forest
0209: forest
0309: clear
0409: forest
0509: clear
0609: forest
0709: clear
0809: forest
0909: forest
1009: forest
1109: lake
1209: lake
1309: lake
1409: forest
1509: forest
1609: forest
1709: forest
1809: forest
1909: forest
2009: forest
2109: clear
2209: forest
2309: clear
2409: swamp
2509: clear
2609: clear
2709: clear
2809: clear
2909: clear
3009: clear
3109: clear
3209: clear
3309: clear
3409: clear
3509: forest
3609: clear
3709: clear
3809: clear
3909: clear
4009: forest
4109: forest
4209: forest
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
5609: clear
5709: clear
5809: clear
5909: clear
6009: clear
6109: clear
6209: clear
6309: clear
6409: clear
0110: clear
0210: clear
0310: clear
0410: clear
0510: clear
0610: forest
0710: forest
0810: forest
0910: forest
1010: forest
1110: lake
1210: lake
1310: forest
1410: forest
1510: forest
1610: clear
1710: clear
1810: forest
1910: forest
2010: forest
2110: clear
2210: clear
2310: clear
2410: forest
2510: forest
2610: clear
2710: clear
2810: clear
2910: clear
3010: clear
3110: clear
3210: clear
3310: forest
3410: forest
3510: forest
3610: forest
3710: forest
3810: clear
3910: clear
4010: forest
4110: clear
4210: forest
4310: clear
4410: clear
4510: clear
4610: clear
4710: forest
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
6110: clear
6210: clear
6310: clear
6410: clear
0111: clear
0211: clear
0311: clear
0411: clear
0511: forest
0611: forest
0711: forest
0811: forest
0911: forest
1011: forest
1111: lake
1211: forest
1311: forest
1411: forest
1511: forest
1611: clear
1711: clear
1811: clear
1911: clear
2011: clear
2111: forest
2211: clear
2311: clear
2411: clear
2511: clear
2611: clear
2711: clear
2811: clear
2911: clear
3011: clear
3111: forest
3211: clear
3311: forest
3411: forest
3511: forest
3611: forest
3711: forest
3811: clear
3911: clear
4011: clear
4111: clear
4211: clear
4311: clear
4411: clear
4511: clear
4611: clear
4711: forest
4811: forest
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
6111: clear
6211: clear
6311: clear
6411: clear
0112: clear
0212: clear
0312: clear
0412: clear
0512: forest
0612: forest
0712: forest
0812: forest
0912: forest
1012: forest
1112: lake
1212: forest
1312: forest
1412: forest
1512: clear
1612: clear
1712: clear
1812: forest
1912: forest
2012: clear
2112: forest
2212: clear
2312: clear
2412: clear
2512: clear
2612: clear
2712: clear
2812: clear
2912: forest
3012: forest
3112: clear
3212: clear
3312: clear
3412: clear
3512: clear
3612: clear
3712: clear
3812: clear
3912: clear
4012: clear
4112: clear
4212: clear
4312: clear
4412: clear
4512: clear
4612: clear
4712: clear
4812: forest
4912: forest
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
6112: clear
6212: clear
6312: clear
6412: clear
0113: clear
0213: clear
0313: clear
0413: clear
0513: forest
0613: forest
0713: forest
0813: forest
0913: forest
1013: forest
1113: lake
1213: lake
1313: lake
1413: clear
1513: clear
1613: clear
1713: clear
1813: clear
1913: forest
2013: forest
2113: forest
2213: clear
2313: clear
2413: clear
2513: clear
2613: clear
2713: clear
2813: clear
2913: clear
3013: forest
3113: clear
3213: clear
3313: clear
3413: lake
3513: clear
3613: clear
3713: clear
3813: clear
3913: forest
4013: forest
4113: forest
4213: forest
4313: forest
4413: clear
4513: clear
4613: clear
4713: clear
4813: clear
4913: clear
5013: forest
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
6113: clear
6213: clear
6313: clear
6413: clear
0114: lake
0214: swamp
0314: swamp
0414: swamp
0514: forest
0614: forest
0714: forest
0814: forest
0914: forest
1014: forest
1114: forest
1214: forest
1314: forest
1414: clear
1514: forest
1614: clear
1714: forest
1814: forest
1914: forest
2014: forest
2114: forest
2214: clear
2314: clear
2414: clear
2514: clear
2614: clear
2714: clear
2814: clear
2914: clear
3014: forest
3114: clear
3214: clear
3314: clear
3414: clear
3514: clear
3614: clear
3714: clear
3814: clear
3914: forest
4014: forest
4114: forest
4214: forest
4314: forest
4414: forest
4514: clear
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
6114: clear
6214: clear
6314: clear
6414: clear
0115: swamp
0215: swamp
0315: swamp
0415: swamp
0515: forest
0615: forest
0715: forest
0815: forest
0915: forest
1015: forest
1115: forest
1215: forest
1315: forest
1415: forest
1515: forest
1615: forest
1715: forest
1815: forest
1915: clear
2015: clear
2115: forest
2215: forest
2315: clear
2415: clear
2515: clear
2615: clear
2715: clear
2815: clear
2915: clear
3015: clear
3115: forest
3215: clear
3315: clear
3415: clear
3515: clear
3615: clear
3715: clear
3815: forest
3915: forest
4015: forest
4115: forest
4215: clear
4315: clear
4415: forest
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
6115: forest
6215: clear
6315: clear
6415: clear
0116: swamp
0216: swamp
0316: swamp
0416: swamp
0516: forest
0616: forest
0716: forest
0816: forest
0916: forest
1016: forest
1116: forest
1216: forest
1316: forest
1416: clear
1516: forest
1616: clear
1716: clear
1816: forest
1916: forest
2016: clear
2116: forest
2216: forest
2316: forest
2416: clear
2516: clear
2616: clear
2716: clear
2816: clear
2916: clear
3016: clear
3116: forest
3216: forest
3316: forest
3416: clear
3516: clear
3616: clear
3716: clear
3816: forest
3916: forest
4016: forest
4116: forest
4216: clear
4316: forest
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
6016: forest
6116: forest
6216: forest
6316: forest
6416: clear
0117: swamp
0217: swamp
0317: swamp
0417: swamp
0517: forest
0617: forest
0717: forest
0817: forest
0917: forest
1017: forest
1117: forest
1217: forest
1317: forest
1417: forest
1517: lake
1617: clear
1717: clear
1817: clear
1917: forest
2017: forest
2117: forest
2217: forest
2317: forest
2417: forest
2517: forest
2617: clear
2717: clear
2817: clear
2917: clear
3017: clear
3117: clear
3217: forest
3317: clear
3417: clear
3517: clear
3617: clear
3717: lake
3817: forest
3917: clear
4017: forest
4117: clear
4217: clear
4317: clear
4417: clear
4517: clear
4617: clear
4717: forest
4817: forest
4917: clear
5017: clear
5117: clear
5217: clear
5317: forest
5417: clear
5517: clear
5617: clear
5717: clear
5817: clear
5917: forest
6017: forest
6117: forest
6217: clear
6317: clear
6417: forest
0118: swamp
0218: swamp
0318: swamp
0418: clear
0518: clear
0618: forest
0718: forest
0818: forest
0918: forest
1018: forest
1118: forest
1218: forest
1318: forest
1418: forest
1518: lake
1618: lake
1718: clear
1818: clear
1918: clear
2018: clear
2118: clear
2218: forest
2318: forest
2418: forest
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
3818: lake
3918: clear
4018: clear
4118: clear
4218: clear
4318: clear
4418: clear
4518: clear
4618: clear
4718: forest
4818: forest
4918: clear
5018: clear
5118: clear
5218: clear
5318: forest
5418: clear
5518: clear
5618: clear
5718: clear
5818: clear
5918: forest
6018: forest
6118: forest
6218: clear
6318: clear
6418: forest
0119: swamp
0219: swamp
0319: swamp
0419: clear
0519: clear
0619: forest
0719: forest
0819: forest
0919: forest
1019: forest
1119: forest
1219: forest
1319: lake
1419: lake
1519: forest
1619: lake
1719: clear
1819: clear
1919: clear
2019: clear
2119: clear
2219: forest
2319: forest
2419: forest
2519: clear
2619: clear
2719: clear
2819: clear
2919: clear
3019: forest
3119: forest
3219: forest
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
4519: forest
4619: forest
4719: forest
4819: forest
4919: clear
5019: clear
5119: clear
5219: forest
5319: forest
5419: forest
5519: forest
5619: forest
5719: forest
5819: clear
5919: clear
6019: forest
6119: forest
6219: forest
6319: forest
6419: forest
0120: clear
0220: clear
0320: clear
0420: clear
0520: clear
0620: clear
0720: clear
0820: forest
0920: clear
1020: forest
1120: forest
1220: forest
1320: clear
1420: forest
1520: clear
1620: lake
1720: clear
1820: clear
1920: forest
2020: forest
2120: forest
2220: forest
2320: forest
2420: forest
2520: clear
2620: clear
2720: clear
2820: forest
2920: forest
3020: forest
3120: forest
3220: forest
3320: forest
3420: clear
3520: clear
3620: forest
3720: forest
3820: forest
3920: forest
4020: forest
4120: clear
4220: clear
4320: forest
4420: forest
4520: forest
4620: forest
4720: forest
4820: forest
4920: forest
5020: clear
5120: forest
5220: forest
5320: forest
5420: forest
5520: forest
5620: forest
5720: forest
5820: forest
5920: forest
6020: forest
6120: forest
6220: forest
6320: forest
6420: forest
0121: clear
0221: forest
0321: clear
0421: clear
0521: clear
0621: clear
0721: clear
0821: clear
0921: clear
1021: clear
1121: clear
1221: clear
1321: clear
1421: clear
1521: clear
1621: lake
1721: clear
1821: clear
1921: forest
2021: forest
2121: forest
2221: forest
2321: forest
2421: forest
2521: forest
2621: clear
2721: clear
2821: forest
2921: forest
3021: forest
3121: forest
3221: forest
3321: forest
3421: forest
3521: clear
3621: clear
3721: clear
3821: clear
3921: clear
4021: forest
4121: forest
4221: forest
4321: forest
4421: forest
4521: forest
4621: forest
4721: forest
4821: forest
4921: forest
5021: clear
5121: forest
5221: forest
5321: forest
5421: forest
5521: forest
5621: forest
5721: forest
5821: forest
5921: forest
6021: forest
6121: forest
6221: forest
6321: forest
6421: forest
0122: clear
0222: clear
0322: clear
0422: clear
0522: forest
0622: clear
0722: clear
0822: clear
0922: clear
1022: clear
1122: clear
1222: clear
1322: clear
1422: clear
1522: clear
1622: clear
1722: lake
1822: forest
1922: forest
2022: forest
2122: forest
2222: forest
2322: forest
2422: forest
2522: forest
2622: forest
2722: clear
2822: clear
2922: clear
3022: forest
3122: forest
3222: forest
3322: forest
3422: clear
3522: clear
3622: clear
3722: forest
3822: forest
3922: clear
4022: forest
4122: clear
4222: forest
4322: clear
4422: forest
4522: forest
4622: forest
4722: forest
4822: clear
4922: clear
5022: clear
5122: clear
5222: forest
5322: forest
5422: forest
5522: forest
5622: forest
5722: forest
5822: forest
5922: forest
6022: forest
6122: forest
6222: forest
6322: forest
6422: forest
0123: clear
0223: clear
0323: clear
0423: forest
0523: forest
0623: forest
0723: clear
0823: clear
0923: clear
1023: clear
1123: clear
1223: clear
1323: clear
1423: clear
1523: clear
1623: lake
1723: lake
1823: forest
1923: forest
2023: forest
2123: forest
2223: forest
2323: forest
2423: forest
2523: forest
2623: forest
2723: forest
2823: clear
2923: clear
3023: clear
3123: clear
3223: forest
3323: forest
3423: forest
3523: forest
3623: clear
3723: forest
3823: forest
3923: clear
4023: clear
4123: clear
4223: clear
4323: clear
4423: clear
4523: clear
4623: forest
4723: forest
4823: forest
4923: forest
5023: clear
5123: clear
5223: clear
5323: clear
5423: clear
5523: clear
5623: forest
5723: forest
5823: forest
5923: forest
6023: forest
6123: clear
6223: forest
6323: clear
6423: forest
0124: clear
0224: clear
0324: clear
0424: clear
0524: forest
0624: forest
0724: clear
0824: clear
0924: clear
1024: clear
1124: clear
1224: clear
1324: clear
1424: clear
1524: forest
1624: lake
1724: swamp
1824: forest
1924: forest
2024: forest
2124: forest
2224: forest
2324: forest
2424: forest
2524: forest
2624: forest
2724: forest
2824: forest
2924: clear
3024: clear
3124: clear
3224: forest
3324: forest
3424: forest
3524: forest
3624: forest
3724: forest
3824: clear
3924: clear
4024: clear
4124: forest
4224: clear
4324: clear
4424: clear
4524: forest
4624: forest
4724: forest
4824: forest
4924: forest
5024: forest
5124: clear
5224: clear
5324: clear
5424: clear
5524: clear
5624: forest
5724: forest
5824: forest
5924: forest
6024: clear
6124: clear
6224: clear
6324: clear
6424: clear
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
1325: forest
1425: forest
1525: forest
1625: swamp
1725: swamp
1825: forest
1925: forest
2025: forest
2125: forest
2225: forest
2325: forest
2425: forest
2525: forest
2625: forest
2725: forest
2825: clear
2925: clear
3025: clear
3125: clear
3225: clear
3325: forest
3425: forest
3525: forest
3625: forest
3725: forest
3825: clear
3925: clear
4025: clear
4125: clear
4225: clear
4325: clear
4425: clear
4525: forest
4625: forest
4725: forest
4825: forest
4925: forest
5025: forest
5125: clear
5225: clear
5325: clear
5425: clear
5525: clear
5625: clear
5725: forest
5825: forest
5925: clear
6025: clear
6125: forest
6225: clear
6325: clear
6425: clear
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
1626: swamp
1726: swamp
1826: clear
1926: forest
2026: forest
2126: forest
2226: forest
2326: forest
2426: forest
2526: forest
2626: forest
2726: forest
2826: clear
2926: clear
3026: clear
3126: clear
3226: clear
3326: forest
3426: forest
3526: forest
3626: forest
3726: forest
3826: forest
3926: forest
4026: clear
4126: forest
4226: forest
4326: forest
4426: forest
4526: forest
4626: forest
4726: forest
4826: forest
4926: clear
5026: clear
5126: clear
5226: clear
5326: clear
5426: clear
5526: forest
5626: forest
5726: forest
5826: forest
5926: forest
6026: clear
6126: forest
6226: forest
6326: forest
6426: clear
0127: clear
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
1627: swamp
1727: clear
1827: clear
1927: clear
2027: forest
2127: forest
2227: forest
2327: forest
2427: forest
2527: forest
2627: forest
2727: forest
2827: forest
2927: clear
3027: clear
3127: clear
3227: clear
3327: clear
3427: forest
3527: clear
3627: forest
3727: clear
3827: forest
3927: forest
4027: forest
4127: clear
4227: forest
4327: forest
4427: forest
4527: clear
4627: forest
4727: forest
4827: forest
4927: clear
5027: clear
5127: clear
5227: clear
5327: clear
5427: forest
5527: forest
5627: forest
5727: clear
5827: clear
5927: clear
6027: clear
6127: forest
6227: forest
6327: forest
6427: clear
0128: clear
0228: clear
0328: clear
0428: clear
0528: clear
0628: clear
0728: clear
0828: clear
0928: forest
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
2128: forest
2228: forest
2328: forest
2428: forest
2528: forest
2628: forest
2728: forest
2828: forest
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
4128: forest
4228: forest
4328: forest
4428: clear
4528: clear
4628: clear
4728: forest
4828: forest
4928: forest
5028: clear
5128: clear
5228: clear
5328: clear
5428: forest
5528: clear
5628: clear
5728: forest
5828: clear
5928: clear
6028: clear
6128: forest
6228: forest
6328: forest
6428: clear
0129: clear
0229: clear
0329: clear
0429: clear
0529: clear
0629: clear
0729: clear
0829: clear
0929: forest
1029: forest
1129: forest
1229: clear
1329: clear
1429: clear
1529: clear
1629: clear
1729: clear
1829: clear
1929: forest
2029: forest
2129: forest
2229: forest
2329: forest
2429: forest
2529: forest
2629: forest
2729: forest
2829: clear
2929: clear
3029: clear
3129: clear
3229: clear
3329: clear
3429: clear
3529: forest
3629: clear
3729: clear
3829: clear
3929: clear
4029: forest
4129: forest
4229: forest
4329: forest
4429: forest
4529: forest
4629: forest
4729: forest
4829: forest
4929: clear
5029: clear
5129: clear
5229: clear
5329: clear
5429: clear
5529: clear
5629: clear
5729: forest
5829: forest
5929: clear
6029: clear
6129: clear
6229: forest
6329: clear
6429: clear
0130: forest
0230: clear
0330: clear
0430: clear
0530: clear
0630: clear
0730: clear
0830: forest
0930: forest
1030: forest
1130: forest
1230: forest
1330: forest
1430: clear
1530: clear
1630: clear
1730: clear
1830: forest
1930: forest
2030: forest
2130: forest
2230: forest
2330: forest
2430: forest
2530: clear
2630: forest
2730: forest
2830: clear
2930: clear
3030: clear
3130: clear
3230: clear
3330: clear
3430: clear
3530: forest
3630: forest
3730: clear
3830: clear
3930: clear
4030: forest
4130: forest
4230: forest
4330: clear
4430: clear
4530: clear
4630: clear
4730: clear
4830: clear
4930: clear
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
6130: clear
6230: clear
6330: clear
6430: clear
0131: forest
0231: clear
0331: forest
0431: clear
0531: forest
0631: forest
0731: clear
0831: clear
0931: clear
1031: clear
1131: forest
1231: forest
1331: clear
1431: clear
1531: clear
1631: clear
1731: clear
1831: forest
1931: forest
2031: forest
2131: forest
2231: forest
2331: forest
2431: clear
2531: clear
2631: clear
2731: clear
2831: clear
2931: clear
3031: clear
3131: clear
3231: clear
3331: clear
3431: clear
3531: clear
3631: clear
3731: clear
3831: clear
3931: clear
4031: forest
4131: clear
4231: forest
4331: clear
4431: clear
4531: clear
4631: clear
4731: clear
4831: clear
4931: forest
5031: clear
5131: forest
5231: forest
5331: forest
5431: forest
5531: clear
5631: clear
5731: clear
5831: clear
5931: clear
6031: clear
6131: clear
6231: clear
6331: clear
6431: clear
0132: clear
0232: clear
0332: forest
0432: forest
0532: forest
0632: forest
0732: clear
0832: clear
0932: clear
1032: clear
1132: forest
1232: clear
1332: clear
1432: clear
1532: clear
1632: clear
1732: forest
1832: forest
1932: forest
2032: forest
2132: forest
2232: forest
2332: forest
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
3432: clear
3532: clear
3632: clear
3732: clear
3832: clear
3932: clear
4032: clear
4132: clear
4232: clear
4332: clear
4432: clear
4532: clear
4632: clear
4732: forest
4832: forest
4932: forest
5032: forest
5132: forest
5232: forest
5332: clear
5432: clear
5532: clear
5632: clear
5732: forest
5832: clear
5932: forest
6032: clear
6132: clear
6232: clear
6332: clear
6432: clear
0133: forest
0233: clear
0333: forest
0433: forest
0533: forest
0633: clear
0733: clear
0833: clear
0933: clear
1033: clear
1133: forest
1233: forest
1333: clear
1433: clear
1533: clear
1633: clear
1733: forest
1833: forest
1933: forest
2033: forest
2133: forest
2233: clear
2333: clear
2433: forest
2533: clear
2633: clear
2733: clear
2833: clear
2933: clear
3033: clear
3133: clear
3233: clear
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
4433: forest
4533: clear
4633: clear
4733: clear
4833: forest
4933: clear
5033: clear
5133: clear
5233: clear
5333: clear
5433: clear
5533: clear
5633: forest
5733: clear
5833: forest
5933: clear
6033: clear
6133: clear
6233: forest
6333: forest
6433: clear
0134: forest
0234: forest
0334: forest
0434: forest
0534: forest
0634: forest
0734: forest
0834: forest
0934: forest
1034: clear
1134: clear
1234: forest
1334: forest
1434: clear
1534: forest
1634: clear
1734: forest
1834: forest
1934: forest
2034: forest
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
4434: forest
4534: clear
4634: clear
4734: clear
4834: clear
4934: clear
5034: clear
5134: clear
5234: clear
5334: clear
5434: clear
5534: clear
5634: clear
5734: clear
5834: clear
5934: clear
6034: clear
6134: clear
6234: clear
6334: clear
6434: clear
0135: forest
0235: forest
0335: forest
0435: clear
0535: clear
0635: clear
0735: clear
0835: forest
0935: clear
1035: clear
1135: forest
1235: clear
1335: forest
1435: forest
1535: clear
1635: clear
1735: clear
1835: forest
1935: forest
2035: forest
2135: clear
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
4735: clear
4835: clear
4935: clear
5035: clear
5135: clear
5235: clear
5335: clear
5435: clear
5535: clear
5635: clear
5735: clear
5835: clear
5935: forest
6035: clear
6135: clear
6235: clear
6335: clear
6435: clear
0136: forest
0236: forest
0336: forest
0436: clear
0536: clear
0636: clear
0736: forest
0836: clear
0936: forest
1036: forest
1136: forest
1236: forest
1336: forest
1436: clear
1536: clear
1636: clear
1736: forest
1836: forest
1936: forest
2036: forest
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
4136: forest
4236: clear
4336: clear
4436: clear
4536: clear
4636: clear
4736: clear
4836: clear
4936: clear
5036: clear
5136: clear
5236: clear
5336: clear
5436: clear
5536: clear
5636: clear
5736: clear
5836: forest
5936: clear
6036: clear
6136: clear
6236: clear
6336: clear
6436: clear
0137: forest
0237: forest
0337: forest
0437: clear
0537: clear
0637: clear
0737: forest
0837: forest
0937: forest
1037: clear
1137: clear
1237: forest
1337: forest
1437: forest
1537: clear
1637: clear
1737: forest
1837: forest
1937: forest
2037: clear
2137: clear
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
4137: clear
4237: clear
4337: clear
4437: clear
4537: clear
4637: clear
4737: clear
4837: clear
4937: clear
5037: clear
5137: clear
5237: clear
5337: clear
5437: clear
5537: forest
5637: clear
5737: clear
5837: clear
5937: forest
6037: clear
6137: clear
6237: clear
6337: clear
6437: clear
0138: clear
0238: forest
0338: clear
0438: clear
0538: clear
0638: forest
0738: forest
0838: forest
0938: forest
1038: clear
1138: forest
1238: forest
1338: forest
1438: forest
1538: clear
1638: clear
1738: clear
1838: forest
1938: clear
2038: clear
2138: clear
2238: clear
2338: clear
2438: clear
2538: clear
2638: clear
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
3938: clear
4038: clear
4138: clear
4238: clear
4338: clear
4438: clear
4538: clear
4638: forest
4738: clear
4838: clear
4938: clear
5038: clear
5138: clear
5238: forest
5338: forest
5438: clear
5538: clear
5638: forest
5738: clear
5838: clear
5938: clear
6038: forest
6138: clear
6238: clear
6338: clear
6438: clear
0139: clear
0239: clear
0339: clear
0439: clear
0539: clear
0639: clear
0739: clear
0839: forest
0939: forest
1039: forest
1139: forest
1239: forest
1339: forest
1439: clear
1539: clear
1639: clear
1739: clear
1839: clear
1939: clear
2039: clear
2139: clear
2239: clear
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
3939: clear
4039: clear
4139: clear
4239: clear
4339: clear
4439: clear
4539: clear
4639: clear
4739: clear
4839: clear
4939: clear
5039: clear
5139: clear
5239: clear
5339: clear
5439: forest
5539: clear
5639: clear
5739: clear
5839: clear
5939: clear
6039: clear
6139: clear
6239: clear
6339: clear
6439: clear

[sides]
1101/1201: river
1201/1202: river
1301/1202: river
1901/2002: river
2001/2101: river
2001/2002: river
4501/4602: river
4501/4502: river
4601/4701: river
4601/4602: river
5901/6002: river
6001/6002: river
6101/6201: river
6101/6202: river
6101/6102: river
6101/6002: river
1202/1302: river
1302/1303: river
1302/1203: river
1902/2002: river
1902/2003: river
1902/1903: river
2902/2903: canal
3102/3103: canal
3302/3303: canal
4402/4502: river
4502/4403: river
5902/6002: river
5902/6003: river
5902/5903: river
1303/1403: river
1303/1404: river
1803/1903: river
1903/1804: river
2303/2404: canal
2303/2304: canal
2403/2404: canal
2503/2604: canal
2503/2504: canal
2503/2404: canal
2603/2604: canal
2703/2804: canal
2703/2704: canal
2703/2604: canal
2803/2903: canal
2803/2804: canal
2903/3003: canal
2903/2904: river
3003/3103: canal
3003/3004: canal
3103/3203: canal
3103/3104: river
3203/3303: canal
3203/3204: canal
3303/3403: canal
3403/3404: canal
3503/3504: canal
3503/3404: canal
3703/3704: canal
4303/4404: river
4403/4503: river
4403/4404: river
5703/5804: river
5803/5903: river
5803/5804: river
6303/6404: river
6403/6404: river
1304/1404: river
1404/1405: river
1504/1405: river
1704/1805: river
1704/1705: river
1804/1904: river
1804/1805: river
1904/2005: canal
1904/1905: canal
2004/2005: canal
2104/2205: canal
2104/2105: canal
2104/2005: canal
2204/2304: canal
2204/2205: canal
2704/2805: river
2704/2705: river
2804/2904: river
2804/2805: river
2904/3004: river
3004/3104: river
3004/3005: river
3504/3604: canal
3604/3704: canal
3604/3605: canal
3704/3804: canal
3804/3805: canal
3904/3905: canal
3904/3805: canal
4104/4105: canal
4304/4404: river
4304/4405: river
5704/5804: river
5704/5805: river
5704/5705: river
6304/6404: river
6304/6405: river
1405/1505: river
1505/1606: river
1505/1506: river
1505/1406: river
1605/1705: river
1605/1606: river
1705/1806: canal
1705/1706: canal
1805/1905: canal
1805/1806: canal
1905/2005: river
1905/2006: river
2605/2705: river
2705/2606: river
3905/4005: canal
4005/4105: canal
4005/4006: canal
4105/4205: canal
4205/4206: canal
4305/4405: river
4305/4306: canal
4305/4206: canal
4405/4406: river
4505/4506: canal
4505/4406: river
5505/5606: river
5505/5506: river
5605/5705: river
5605/5606: river
6305/6405: river
6305/6406: river
1406/1506: river
1506/1606: canal
1506/1407: river
1606/1706: canal
1606/1607: canal
1906/2006: river
2006/2007: river
2106/2007: river
2506/2607: river
2506/2507: river
2606/2706: river
2606/2607: river
4306/4406: canal
4406/4506: canal
4406/4407: canal
4506/4606: canal
4506/4407: river
4606/4607: canal
4706/4707: canal
4706/4607: canal
5306/5407: river
5306/5307: river
5406/5506: river
5406/5407: river
6306/6406: river
6306/6407: river
2007/2107: river
2107/2108: river
2107/2008: river
2307/2408: river
2407/2507: river
2407/2408: river
4307/4408: river
4307/4308: river
4407/4507: river
4407/4408: river
4707/4807: canal
4807/4808: canal
4907/4908: canal
4907/4808: canal
5107/5208: river
5107/5108: river
5207/5307: river
5207/5208: river
6307/6407: river
6307/6408: river
2108/2208: river
2208/2209: river
2308/2408: river
2308/2409: river
2308/2309: river
2308/2209: river
4108/4209: river
4208/4308: river
4208/4209: river
4908/5008: canal
4908/5009: river
5008/5108: river
5008/5009: river
6308/6408: river
6308/6409: river
2209/2309: river
2309/2310: river
2309/2210: river
3709/3810: river
4109/4209: river
4109/4210: river
4109/4110: river
4909/5009: river
4909/5010: river
6309/6409: river
6309/6410: river
2310/2410: river
2310/2411: river
3710/3810: river
3810/3811: river
3910/4011: river
3910/3911: river
3910/3811: river
4010/4110: river
4010/4011: river
4910/5010: river
5010/5011: river
5110/5011: river
6110/6211: river
6110/6111: river
6210/6211: river
6310/6410: river
6310/6411: river
6310/6311: river
6310/6211: river
2311/2411: river
2311/2412: river
5011/5111: river
5111/5012: river
6011/6111: river
6111/6012: river
6211/6311: river
6311/6212: river
2312/2412: river
2412/2413: river
2512/2413: river
3312/3313: river
5012/5112: river
5112/5013: river
5912/6013: river
6012/6112: river
6012/6013: river
6212/6312: river
6312/6213: river
2413/2513: river
2513/2514: river
2513/2414: river
3213/3313: river
3313/3214: river
5013/5113: river
5113/5014: river
5913/6013: river
5913/6014: river
5913/5914: river
6213/6313: river
6313/6214: river
1314/1414: river
1414/1415: river
1514/1415: river
2514/2614: river
2514/2615: river
3114/3215: river
3214/3314: river
3214/3215: river
4714/4815: river
4714/4715: river
4814/4815: river
4914/5015: river
4914/4915: river
4914/4815: river
5014/5114: river
5014/5015: river
5114/5015: river
5814/5914: river
5914/5815: river
6214/6314: river
6314/6215: river
1415/1515: river
1515/1516: river
1515/1416: river
2515/2615: river
2615/2616: river
2715/2616: river
3115/3215: river
3115/3216: river
3115/3116: river
4515/4616: river
4615/4715: river
4615/4616: river
5015/5115: river
5115/5016: river
5815/5915: river
5915/5816: river
6215/6315: river
6315/6316: river
6315/6216: river
1516/1616: river
1516/1617: river
2616/2716: river
2716/2717: river
2716/2617: river
2916/3017: river
2916/2917: river
3016/3116: river
3016/3017: river
4316/4317: river
4516/4616: river
4516/4617: river
4516/4517: river
4916/5017: river
5016/5116: river
5016/5017: river
5816/5916: river
5916/5917: river
5916/5817: river
6316/6416: river
6316/6417: river
2717/2817: river
2817/2917: river
2817/2818: river
3917/4018: river
3917/3918: river
4017/4018: river
4117/4218: river
4117/4118: river
4117/4018: river
4217/4317: river
4217/4218: river
4317/4417: river
4417/4517: river
4417/4418: river
4917/5017: river
4917/5018: river
5917/6017: river
5917/6018: river
6317/6417: river
6417/6418: river
3718/3819: river
3718/3719: river
4918/5018: river
5018/5019: river
5118/5019: river
5918/6018: river
5918/6019: river
5918/5919: river
3619/3719: river
3719/3620: river
4919/5020: river
5019/5119: river
5019/5020: river
5819/5919: river
5919/5920: river
5919/5820: river
0920/1021: river
0920/0921: river
1020/1021: river
1120/1221: river
1120/1121: river
1120/1021: river
1220/1320: river
1220/1221: river
3520/3621: river
3520/3521: river
3620/3720: river
3620/3621: river
4920/5020: river
4920/5021: river
0721/0822: river
0821/0921: river
0821/0822: river
1721/1622: river
3321/3422: river
3321/3322: river
3421/3521: river
3421/3422: river
4921/5021: river
4921/5022: river
0722/0822: river
0722/0823: river
0722/0723: river
1822/1823: river
1922/1823: river
3122/3223: river
3222/3322: river
3222/3223: river
4922/5022: river
5022/5023: river
5122/5023: river
0523/0524: river
0623/0723: river
0723/0624: river
1823/1923: river
1923/1924: river
1923/1824: river
5023/5123: river
5123/5024: river
5723/5724: river
5923/5924: river
6123/6224: river
6123/6124: river
6223/6224: river
6323/6424: river
6323/6324: river
6323/6224: river
6423/6424: river
0424/0524: river
0524/0624: river
0524/0425: river
0624/0724: river
0624/0625: river
1724/1625: river
1924/2024: river
1924/2025: river
5024/5124: river
5124/5125: river
5124/5025: river
5524/5625: river
5524/5525: river
5524/5425: river
5624/5724: river
5624/5625: river
5724/5824: river
5824/5924: river
5824/5825: river
5924/6024: river
6024/6124: river
6024/6025: river
0125/0226: river
0125/0126: river
0225/0226: river
0325/0426: river
0325/0326: river
0325/0226: river
0425/0525: river
0425/0426: river
1525/1626: river
1625/1725: river
1625/1626: river
1925/2025: river
2025/2026: river
2125/2026: river
5125/5225: river
5125/5226: river
0226/0326: river
0326/0227: river
1526/1626: river
1526/1627: river
2026/2126: river
2126/2127: river
2126/2027: river
3826/3827: river
3926/3927: river
3926/3827: river
5126/5226: river
5126/5227: river
5126/5127: river
0227/0327: river
0327/0228: river
1527/1627: river
1627/1628: river
1727/1728: river
1727/1628: river
2127/2227: river
2227/2228: river
2327/2228: river
3927/4027: river
4027/4028: river
4127/4128: river
4127/4028: river
5027/5127: river
5127/5028: river
0228/0328: river
0328/0229: river
1728/1828: river
1728/1829: river
1728/1729: river
2228/2328: river
2328/2329: river
2328/2229: river
4128/4228: river
4228/4229: river
4328/4329: river
4328/4229: river
4528/4529: river
4928/5029: river
5028/5128: river
5028/5029: river
0229/0329: river
0329/0230: river
1629/1729: river
1729/1630: river
2329/2429: river
2329/2430: river
4329/4429: river
4429/4529: river
4429/4430: river
4529/4629: river
4629/4630: river
4729/4730: river
4729/4630: river
4929/5029: river
4929/5030: river
4929/4930: river
0230/0330: river
0330/0231: river
1630/1730: river
1730/1631: river
2330/2430: river
2430/2431: river
2530/2531: river
2530/2431: river
4730/4830: river
4730/4831: river
4730/4731: river
4830/4930: river
4830/4831: river
4930/5030: river
4930/5031: river
0231/0331: river
0331/0232: river
1631/1731: river
1731/1632: river
2531/2631: river
2631/2632: river
2731/2632: river
4331/4432: river
4331/4332: river
4431/4432: river
4531/4632: river
4531/4532: river
4531/4432: river
4631/4731: river
4631/4632: river
4931/5031: river
4931/5032: river
0232/0332: river
0332/0333: river
0332/0233: river
1632/1732: river
1732/1633: river
2632/2732: river
2732/2733: river
2732/2633: river
4132/4233: river
4232/4332: river
4232/4233: river
4932/5032: river
4932/5033: river
5932/5933: river
0333/0433: river
0433/0434: river
0533/0434: river
1633/1733: river
1733/1634: river
2733/2833: river
2833/2834: river
2933/3034: river
2933/2934: river
2933/2834: river
3033/3034: river
3133/3134: river
3133/3034: river
3333/3334: river
4133/4233: river
4133/4234: river
4933/5033: river
5033/5034: river
5133/5134: river
5133/5034: river
5733/5834: river
5733/5734: river
5833/5933: river
5833/5834: river
5933/6033: river
6033/6034: river
6133/6134: river
6133/6034: river
6333/6434: river
6333/6334: river
6433/6434: river
0434/0534: river
0534/0435: river
1534/1635: river
1634/1734: river
1634/1635: river
3134/3234: river
3234/3334: river
3234/3235: river
3334/3434: river
4134/4234: river
4134/4235: river
4134/4135: river
5134/5234: river
5134/5235: river
5534/5635: river
5634/5734: river
5634/5635: river
6134/6234: river
6234/6334: river
6234/6235: river
0435/0535: river
0535/0436: river
1535/1635: river
1535/1636: river
3935/4036: river
3935/3936: river
4035/4135: river
4035/4036: river
5135/5235: river
5135/5236: river
5135/5136: river
5535/5635: river
5535/5636: river
0436/0536: river
0536/0437: river
1536/1636: river
1536/1637: river
1536/1537: river
3836/3936: river
3936/3837: river
4936/5037: river
5036/5136: river
5036/5037: river
5536/5636: river
5536/5637: river
0437/0537: river
0537/0538: river
0537/0438: river
1437/1537: river
1537/1538: river
1537/1438: river
3637/3638: river
3737/3838: river
3737/3738: river
3737/3638: river
3837/3937: river
3837/3838: river
4937/5037: river
4937/5038: river
4937/4938: river
5537/5637: river
5637/5638: river
5737/5638: river
0538/0638: river
0638/0639: river
0738/0639: river
1538/1638: river
1538/1639: river
4738/4839: river
4738/4739: river
4838/4938: river
4838/4839: river
5538/5639: river
5638/5738: river
5638/5639: river
0639/0739: river
1539/1639: river
4639/4739: river
5539/5639: river

[links]
main road: 3102 - 3203 - 3303 - 3403 - 3503 - 3604 - 3703 - 3804 - 3904 - 4005 - 4104 - 4205 - 4305 - 4405
main road: 4405 - 4505 - 4606 - 4706 - 4806 - 4906 - 5006 - 5106
main road: 1203 - 1102 - 1101 - 1001 - N
main road: 5304 - 5303 - 5302 - 5301 - N
main road: 5304 - 5405
main road: 5304 - 5305
main road: 5304 - 5205
main road: 5105 - 5205
main road: 5105 - 5206
main road: 5105 - 5106
main road: 5205 - 5305
main road: 5205 - 5206
main road: 5205 - 5104 - 5004 - 4903 - 4902 - 4802 - 4701 - 4601 - N
main road: 5305 - 5405
main road: 5305 - 5406
main road: 5305 - 5306
main road: 5305 - 5206
main road: 5405 - 5505
main road: 5405 - 5406
main road: 5505 - 5504 - 5604 - 5603 - 5702 - 5701 - 5801 - N
main road: 5505 - 5506
main road: 5505 - 5406
main road: 5106 - 5206
main road: 5106 - 5207
main road: 5206 - 5306
main road: 5206 - 5207
main road: 5306 - 5406
main road: 5306 - 5407
main road: 5306 - 5307
main road: 5306 - 5207
main road: 5406 - 5506
main road: 5406 - 5407
main road: 5506 - 5607 - 5706 - 5807 - 5907 - 6008 - 6108 - 6208 - 6308 - 6409 - NE
main road: 5506 - 5407
main road: 5207 - 5307
main road: 5207 - 5107 - 5008
main road: 5307 - 5407
main road: 5307 - 5308 - 5309 - 5410 - 5411 - 5412 - 5413 - 5414 - 5415 - 5515 - 5516 - 5517 - 5418 - 5419
main road: 5419 - 5420 - 5421 - 5422 - 5423 - 5424 - 5324 - 5325 - 5326 - 5327 - 5328 - 5329 - 5330 - 5331
main road: 5331 - 5332 - 5333 - 5334 - 5335 - 5236 - 5237 - 5238 - 5138 - 5139 - S
main road: 5407 - 5408 - 5508 - 5509 - 5510 - 5611 - 5612 - 5613 - 5713 - 5714 - 5715 - 5716 - 5817 - 5818
main road: 5818 - 5918 - 5919 - 6020 - 6021 - 6121 - 6122 - 6123 - 6124 - 6225 - 6325 - 6326 - 6427 - NE
main road: 5008 - 4908 - 4909 - 4810 - 4811 - 4812 - 4712 - 4613 - 4614 - 4514 - 4515 - 4416 - 4417 - 4317
main road: 4317 - 4318 - 4219 - 4220 - 4120 - 4021 - 4022 - 3922 - 3923 - 3824 - 3825 - 3725 - 3726 - 3627
main road: 3627 - 3628 - 3528 - 3529 - 3430 - 3431 - 3432 - 3332 - 3333 - 3334 - 3235 - 3236 - 3237 - 3238
main road: 3238 - 3239 - S
main road: 5008 - 4907 - 4808 - 4707 - 4708 - 4609 - 4509 - 4410 - 4310 - 4211 - 4111 - 4012 - 3912 - 3813
main road: 3813 - 3713 - 3613 - 3513 - 3414 - 3314 - 3215 - 3115 - 3016 - 2916 - 2817 - 2816 - 2716 - 2617
main road: 2617 - 2517 - 2418 - 2318 - 2219 - 2118 - 2019 - 1919 - 1920 - 1821 - 1721 - 1622 - 1521 - 1422
main road: 1422 - 1322 - 1222 - 1122 - 1023 - 1024 - 0924 - 0825 - 0725 - 0626 - 0525 - 0426 - 0326 - 0327
main road: 0327 - 0328 - 0229 - 0129 - 0130 - NW
secondary road: 3102 - 3101 - N
secondary road: 3102 - 3103 - 3004 - 2903 - 2804 - 2704 - 2605 - 2606 - 2607 - 2608 - 2609
secondary road: 3102 - 3003 - 2902 - 2802 - 2702 - 2603 - 2502 - 2403 - 2303
secondary road: 1203 - 1302 - 1402 - 1502 - 1602 - 1702 - 1803 - 1902 - 2003 - 2103 - 2203 - 2303
secondary road: 1203 - 1303 - 1304 - 1405 - 1505 - 1506 - 1607
secondary road: 1203 - 1204 - 1104 - 1105 - 1106 - 1007 - 1008 - 0908 - 0909 - 0910 - 0911 - 0912 - 0913
secondary road: 0913 - 0914 - 0815 - 0816 - 0817
secondary road: 2303 - 2204 - 2104 - 2005 - 1905 - 1806 - 1706 - 1607
secondary road: 3303 - 3304 - 3305 - 3306 - 3407 - 3408
secondary road: 3804 - 3805 - 3905 - 3906 - 3907
secondary road: 4606 - 4505 - 4406 - 4306 - 4307 - 4208
secondary road: 5106 - 5107 - 5008 - 5009 - 5010 - 5011 - 5012 - 4912 - 4913 - 4814
secondary road: 1607 - 1608
secondary road: 3907 - 4008 - 4107 - 4208
secondary road: 3907 - 3807 - 3707 - 3607 - 3507 - 3408
secondary road: 1608 - 1708 - 1808 - 1908 - 2009 - 2109 - 2209 - 2309 - 2409 - 2509 - 2609
secondary road: 1608 - 1609 - 1509 - 1510 - 1511 - 1412 - 1413 - 1414 - 1514
secondary road: 3408 - 3508 - 3509 - 3510 - 3511 - 3512 - 3513 - 3414
secondary road: 3408 - 3307 - 3208 - 3107 - 3008 - 2908 - 2808 - 2708 - 2609
secondary road: 4208 - 4108 - 4109 - 4110 - 4211 - 4212
secondary road: 2609 - 2709 - 2810 - 2910 - 3011 - 3111 - 3212 - 3312 - 3313 - 3414
secondary road: 2609 - 2610 - 2510 - 2511 - 2512 - 2513 - 2614 - 2615
secondary road: 4212 - 4312 - 4413 - 4414 - 4514
secondary road: 4212 - 4112 - 4012 - 3912 - 3813
secondary road: 4712 - 4713 - 4814
secondary road: 5412 - 5413 - 5414 - 5415 - 5515 - 5516 - 5517
secondary road: 1514 - 1614 - 1714 - 1814 - 1914 - 2014 - 2114 - 2214 - 2314 - 2415 - 2515 - 2615
secondary road: 1514 - 1515 - 1616 - 1617 - 1717 - 1718 - 1719 - 1819 - 1919 - 1920 - 1921 - 1822 - 1823
secondary road: 1823 - 1824 - 1825 - 1826 - 1827 - 1727 - 1728
secondary road: 3414 - 3514 - 3615 - 3715 - 3816 - 3916 - 3917 - 4018 - 4118 - 4218 - 4317
secondary road: 4814 - 4815 - 4816 - 4916 - 4917 - 4918
secondary road: 2615 - 2715 - 2816
secondary road: 4516 - 4417 - 4317
secondary road: 0817 - 0917 - 0918 - 1019 - 1119
secondary road: 0817 - 0717 - 0718 - 0719 - 0620
secondary road: 2817 - 2818
secondary road: 4317 - 4418 - 4517 - 4618 - 4718 - 4818 - 4918
secondary road: 5517 - 5618 - 5718 - 5818 - 5917 - 5916 - 6016 - 6115 - 6215 - 6214 - 6213 - 6312 - 6311
secondary road: 6311 - 6310 - 6410 - 6409 - NE
secondary road: 5517 - 5418 - 5318 - 5218 - 5118 - 5019
secondary road: 2818 - 2918 - 3019 - 3119 - 3220 - 3221 - 3321 - 3422 - 3522 - 3623 - 3723 - 3824 - 3825
secondary road: 3825 - 3826 - 3827 - 3927 - 4028 - 4127 - 4228 - 4327 - 4428 - 4528 - 4529 - 4630 - 4730
secondary road: 2818 - 2718 - 2719 - 2720 - 2721 - 2722 - 2723
secondary road: 4918 - 5019
secondary road: 1519 - 1520 - 1421 - 1422 - 1322
secondary road: 5019 - 5020 - 5120 - 5221 - 5321 - 5422 - 5423 - 5523 - 5624
secondary road: 5019 - 4919 - 4920 - 4921 - 4922 - 4923 - 4924
secondary road: 0620 - 0621 - 0622 - 0722
secondary road: 0620 - 0520 - 0421 - 0422 - 0322 - 0323 - 0224
secondary road: 6122 - 6222 - 6322 - 6422 - 6423 - 6424
secondary road: 2723 - 2724 - 2725 - 2826 - 2827 - 2828 - 2928 - 2929 - 3030 - 3031 - 3131 - 3232 - 3332
secondary road: 3332 - 3333
secondary road: 2723 - 2624 - 2524 - 2525 - 2426 - 2326 - 2327 - 2228 - 2128 - 2029 - 2030
secondary road: 0224 - 0124 - 0125 - 0126 - 0127 - 0128 - 0129 - 0130 - NW
secondary road: 0224 - 0123 - SW
secondary road: 4924 - 5025 - 5026 - 5126 - 5227 - 5228 - 5328
secondary road: 4924 - 4925 - 4826 - 4827 - 4828 - 4829 - 4830
secondary road: 5624 - 5724 - 5825 - 5924 - 6024 - 6123 - 6124
secondary road: 5624 - 5625 - 5626 - 5627 - 5628 - 5728
secondary road: 6124 - 6125 - 6126 - 6227 - 6228 - 6327 - 6427 - NE
secondary road: 6124 - 6025 - 5925 - 5926 - 5827 - 5828 - 5728
secondary road: 0426 - 0526 - 0627 - 0727 - 0828 - 0928 - 0929 - 1030
secondary road: 0327 - 0328 - 0429 - 0430 - 0530
secondary road: 1728 - 1829 - 1929 - 2030
secondary road: 1728 - 1629 - 1528 - 1429 - 1329 - 1230 - 1129 - 1030
secondary road: 5328 - 5429 - 5529 - 5630 - 5730
secondary road: 5328 - 5229 - 5129 - 5029 - 4929 - 4830
secondary road: 5728 - 5729 - 5730
secondary road: 0530 - 0531 - 0632 - 0633 - 0733 - 0734 - 0835 - 0836 - 0936 - 0937 - 1038 - 1039 - S
secondary road: 0530 - 0431 - 0331 - 0232 - 0132 - NW
secondary road: 1030 - 1031 - 1032 - 1132 - 1133 - 1134 - 1135 - 1236 - 1237 - 1238 - 1239 - S
secondary road: 2030 - 2031 - 2032 - 2033 - 2034 - 2035 - 2135 - 2236 - 2335 - 2436
secondary road: 2330 - 2331 - 2332 - 2333 - 2334 - 2435 - 2436
secondary road: 4730 - 4830
secondary road: 4730 - 4731 - 4832 - 4932 - 5033 - 5133 - 5234 - 5334
secondary road: 4730 - 4631 - 4531 - 4432 - 4331 - 4231 - 4230 - 4130 - 4031 - 4032 - 3932 - 3833 - 3732
secondary road: 3732 - 3633 - 3533
secondary road: 5730 - 5731 - 5832 - 5833
secondary road: 3333 - 3433 - 3533
secondary road: 3333 - 3233 - 3133 - 3034 - 2934 - 2835 - 2735 - 2636 - 2536
secondary road: 3533 - 3634 - 3734 - 3835 - 3935
secondary road: 5833 - 5933 - 5934 - 5935 - 6036 - 6037 - 6038 - 6138 - 6139 - S
secondary road: 5833 - 5733 - 5634 - 5534 - 5434 - 5334
secondary road: 5334 - 5235 - 5134 - 5035 - 4934 - 4835 - 4735 - 4635 - 4535 - 4436 - 4335 - 4236 - 4135
secondary road: 4135 - 4036 - 3935
secondary road: 3935 - 3936 - 3937 - 3938 - 3939 - S
secondary road: 2436 - 2536
secondary road: 2536 - 2537 - 2538 - 2539 - S

[areas]
control: Typhoon German: 1523, 1524, 0325, 0725, 0925, 1325, 1425, 1525, 1625, 1725, 6125, 6325, 0226, 0326
control: Typhoon German: 0426, 0526, 0626, 0726, 0826, 0926, 1026, 1126, 1226, 1326, 1426, 1526, 1626, 1726
control: Typhoon German: 1826, 5926, 6026, 6126, 6326, 0327, 0427, 0527, 0627, 0727, 0827, 0927, 1027, 1127
control: Typhoon German: 1227, 1327, 1427, 1527, 1627, 1727, 1827, 1927, 5327, 5527, 5627, 5727, 5827, 5927
control: Typhoon German: 6027, 6127, 6327, 6427, 0428, 0528, 0628, 0728, 0828, 0928, 1028, 1128, 1228, 1328
control: Typhoon German: 1428, 1528, 1628, 1728, 1828, 1928, 2028, 4728, 4828, 4928, 5028, 5128, 5228, 5328
control: Typhoon German: 5428, 5528, 5628, 5728, 5828, 5928, 6028, 6128, 6228, 6328, 6428, 0329, 0429, 0529
control: Typhoon German: 0629, 0729, 0829, 0929, 1029, 1129, 1229, 1329, 1429, 1529, 1629, 1729, 1829, 1929
control: Typhoon German: 2029, 4129, 4329, 4429, 4529, 4629, 4729, 4829, 4929, 5029, 5129, 5229, 5329, 5429
control: Typhoon German: 5529, 5629, 5729, 5829, 5929, 6029, 6129, 6229, 6329, 6429, 0430, 0530, 0630, 0730
control: Typhoon German: 0830, 0930, 1030, 1130, 1230, 1330, 1430, 1530, 1630, 1730, 1830, 1930, 2030, 2330
control: Typhoon German: 4130, 4230, 4330, 4430, 4530, 4630, 4730, 4830, 4930, 5030, 5130, 5230, 5330, 5430
control: Typhoon German: 5530, 5630, 5730, 5830, 5930, 6030, 6130, 6230, 6330, 6430, 0131, 0331, 0431, 0531
control: Typhoon German: 0631, 0731, 0831, 0931, 1031, 1131, 1231, 1331, 1431, 1531, 1631, 1731, 1831, 2131
control: Typhoon German: 2231, 2331, 2431, 2531, 2731, 3931, 4031, 4131, 4231, 4331, 4431, 4531, 4631, 4731
control: Typhoon German: 4831, 4931, 5031, 5131, 5231, 5331, 5431, 5531, 5631, 5731, 5831, 5931, 6031, 6131
control: Typhoon German: 6231, 6331, 6431, 0132, 0232, 0332, 0432, 0532, 0632, 0732, 0832, 0932, 1032, 1132
control: Typhoon German: 1232, 1332, 1432, 1532, 1632, 1732, 1832, 1932, 2032, 2132, 2232, 2332, 2432, 2532
control: Typhoon German: 2632, 2732, 2832, 2932, 3132, 3532, 3732, 3932, 4032, 4132, 4232, 4332, 4432, 4532
control: Typhoon German: 4632, 4732, 4832, 4932, 5032, 5132, 5232, 5332, 5432, 5532, 5632, 5732, 5832, 5932
control: Typhoon German: 6032, 6132, 6232, 6332, 6432, 0133, 0233, 0333, 0433, 0533, 0633, 0733, 0833, 0933
control: Typhoon German: 1033, 1133, 1233, 1333, 1433, 1533, 1633, 1733, 1833, 1933, 2033, 2133, 2233, 2333
control: Typhoon German: 2433, 2533, 2633, 2733, 2833, 2933, 3033, 3133, 3233, 3333, 3433, 3533, 3633, 3733
control: Typhoon German: 3833, 3933, 4033, 4133, 4233, 4333, 4433, 4533, 4633, 4733, 4833, 4933, 5033, 5133
control: Typhoon German: 5233, 5333, 5433, 5533, 5633, 5733, 5833, 5933, 6033, 6133, 6233, 6333, 6433, 0134
control: Typhoon German: 0234, 0334, 0434, 0534, 0634, 0734, 0834, 0934, 1034, 1134, 1234, 1334, 1434, 1534
control: Typhoon German: 1634, 1734, 1834, 1934, 2034, 2134, 2234, 2334, 2434, 2534, 2634, 2734, 2834, 2934
control: Typhoon German: 3034, 3134, 3234, 3334, 3434, 3534, 3634, 3734, 3834, 3934, 4034, 4134, 4234, 4334
control: Typhoon German: 4434, 4534, 4634, 4734, 4834, 4934, 5034, 5134, 5234, 5334, 5434, 5534, 5634, 5734
control: Typhoon German: 5834, 5934, 6034, 6134, 6234, 6334, 6434, 0135, 0235, 0335, 0435, 0535, 0635, 0735
control: Typhoon German: 0835, 0935, 1035, 1135, 1235, 1335, 1435, 1535, 1635, 1735, 1835, 1935, 2035, 2135
control: Typhoon German: 2235, 2335, 2435, 2535, 2635, 2735, 2835, 2935, 3035, 3135, 3235, 3335, 3435, 3535
control: Typhoon German: 3635, 3735, 3835, 3935, 4035, 4135, 4235, 4335, 4435, 4535, 4635, 4735, 4835, 4935
control: Typhoon German: 5035, 5135, 5235, 5335, 5435, 5535, 5635, 5735, 5835, 5935, 6035, 6135, 6235, 6335
control: Typhoon German: 6435, 0136, 0236, 0336, 0436, 0536, 0636, 0736, 0836, 0936, 1036, 1136, 1236, 1336
control: Typhoon German: 1436, 1536, 1636, 1736, 1836, 1936, 2036, 2136, 2236, 2336, 2436, 2536, 2636, 2736
control: Typhoon German: 2836, 2936, 3036, 3136, 3236, 3336, 3436, 3536, 3636, 3736, 3836, 3936, 4036, 4136
control: Typhoon German: 4236, 4336, 4436, 4536, 4636, 4736, 4836, 4936, 5036, 5136, 5236, 5336, 5436, 5536
control: Typhoon German: 5636, 5736, 5836, 5936, 6036, 6136, 6236, 6336, 6436, 0137, 0237, 0337, 0437, 0537
control: Typhoon German: 0637, 0737, 0837, 0937, 1037, 1137, 1237, 1337, 1437, 1537, 1637, 1737, 1837, 1937
control: Typhoon German: 2037, 2137, 2237, 2337, 2437, 2537, 2637, 2737, 2837, 2937, 3037, 3137, 3237, 3337
control: Typhoon German: 3437, 3537, 3637, 3737, 3837, 3937, 4037, 4137, 4237, 4337, 4437, 4537, 4637, 4737
control: Typhoon German: 4837, 4937, 5037, 5137, 5237, 5337, 5437, 5537, 5637, 5737, 5837, 5937, 6037, 6137
control: Typhoon German: 6237, 6337, 6437, 0138, 0238, 0338, 0438, 0538, 0638, 0738, 0838, 0938, 1038, 1138
control: Typhoon German: 1238, 1338, 1438, 1538, 1638, 1738, 1838, 1938, 2038, 2138, 2238, 2338, 2438, 2538
control: Typhoon German: 2638, 2738, 2838, 2938, 3038, 3138, 3238, 3338, 3438, 3538, 3638, 3738, 3838, 3938
control: Typhoon German: 4038, 4138, 4238, 4338, 4438, 4538, 4638, 4738, 4838, 4938, 5038, 5138, 5238, 5338
control: Typhoon German: 5438, 5538, 5638, 5738, 5838, 5938, 6038, 6138, 6238, 6338, 6438, 0139, 0239, 0339
control: Typhoon German: 0439, 0539, 0639, 0739, 0839, 0939, 1039, 1139, 1239, 1339, 1439, 1539, 1639, 1739
control: Typhoon German: 1839, 1939, 2039, 2139, 2239, 2339, 2439, 2539, 2639, 2739, 2839, 2939, 3039, 3139
control: Typhoon German: 3239, 3339, 3439, 3539, 3639, 3739, 3839, 3939, 4039, 4139, 4239, 4339, 4439, 4539
control: Typhoon German: 4639, 4739, 4839, 4939, 5039, 5139, 5239, 5339, 5439, 5539, 5639, 5739, 5839, 5939
control: Typhoon German: 6039, 6139, 6239, 6339, 6439
control: Typhoon Soviet: 0101, 0201, 0301, 0401, 0501, 0601, 0701, 0801, 0901, 1001, 1101, 1201, 1301, 1401
control: Typhoon Soviet: 1501, 1601, 1701, 1801, 1901, 2001, 2101, 2201, 2301, 2401, 2501, 2601, 2701, 2801
control: Typhoon Soviet: 2901, 3001, 3101, 3201, 3301, 3401, 3501, 3601, 3701, 3801, 3901, 4001, 4101, 4201
control: Typhoon Soviet: 4301, 4401, 4501, 4601, 4701, 4801, 4901, 5001, 5101, 5201, 5301, 5401, 5501, 5601
control: Typhoon Soviet: 5701, 5801, 5901, 6001, 6101, 6201, 6301, 6401, 0102, 0202, 0302, 0402, 0502, 0602
control: Typhoon Soviet: 0702, 0802, 0902, 1002, 1102, 1202, 1302, 1402, 1502, 1602, 1702, 1802, 1902, 2002
control: Typhoon Soviet: 2102, 2202, 2302, 2402, 2502, 2602, 2702, 2802, 2902, 3002, 3102, 3202, 3302, 3402
control: Typhoon Soviet: 3502, 3602, 3702, 3802, 3902, 4002, 4102, 4202, 4302, 4402, 4502, 4602, 4702, 4802
control: Typhoon Soviet: 4902, 5002, 5102, 5202, 5302, 5402, 5502, 5602, 5702, 5802, 5902, 6002, 6102, 6202
control: Typhoon Soviet: 6302, 6402, 0103, 0203, 0303, 0403, 0503, 0603, 0703, 0803, 0903, 1003, 1103, 1203
control: Typhoon Soviet: 1303, 1403, 1503, 1603, 1703, 1803, 1903, 2003, 2103, 2203, 2303, 2403, 2503, 2603
control: Typhoon Soviet: 2703, 2803, 2903, 3003, 3103, 3203, 3303, 3403, 3503, 3603, 3703, 3803, 3903, 4003
control: Typhoon Soviet: 4103, 4203, 4303, 4403, 4503, 4603, 4703, 4803, 4903, 5003, 5103, 5203, 5303, 5403
control: Typhoon Soviet: 5503, 5603, 5703, 5803, 5903, 6003, 6103, 6203, 6303, 6403, 0104, 0204, 0304, 0404
control: Typhoon Soviet: 0504, 0604, 0704, 0804, 0904, 1004, 1104, 1204, 1304, 1404, 1504, 1604, 1704, 1804
control: Typhoon Soviet: 1904, 2004, 2104, 2204, 2304, 2404, 2504, 2604, 2704, 2804, 2904, 3004, 3104, 3204
control: Typhoon Soviet: 3304, 3404, 3504, 3604, 3704, 3804, 3904, 4004, 4104, 4204, 4304, 4404, 4504, 4604
control: Typhoon Soviet: 4704, 4804, 4904, 5004, 5104, 5204, 5304, 5404, 5504, 5604, 5704, 5804, 5904, 6004
control: Typhoon Soviet: 6104, 6204, 6304, 6404, 0105, 0205, 0305, 0405, 0505, 0605, 0705, 0805, 0905, 1005
control: Typhoon Soviet: 1105, 1205, 1305, 1405, 1505, 1605, 1705, 1805, 1905, 2005, 2105, 2205, 2305, 2405
control: Typhoon Soviet: 2505, 2605, 2705, 2805, 2905, 3005, 3105, 3205, 3305, 3405, 3505, 3605, 3705, 3805
control: Typhoon Soviet: 3905, 4005, 4105, 4205, 4305, 4405, 4505, 4605, 4705, 4805, 4905, 5005, 5105, 5205
control: Typhoon Soviet: 5305, 5405, 5505, 5605, 5705, 5805, 5905, 6005, 6105, 6205, 6305, 6405, 0106, 0206
control: Typhoon Soviet: 0306, 0406, 0506, 0606, 0706, 0806, 0906, 1006, 1106, 1206, 1306, 1406, 1506, 1606
control: Typhoon Soviet: 1706, 1806, 1906, 2006, 2106, 2206, 2306, 2406, 2506, 2606, 2706, 2806, 2906, 3006
control: Typhoon Soviet: 3106, 3206, 3306, 3406, 3506, 3606, 3706, 3806, 3906, 4006, 4106, 4206, 4306, 4406
control: Typhoon Soviet: 4506, 4606, 4706, 4806, 4906, 5006, 5106, 5206, 5306, 5406, 5506, 5606, 5706, 5806
control: Typhoon Soviet: 5906, 6006, 6106, 6206, 6306, 6406, 0107, 0207, 0307, 0407, 0507, 0607, 0707, 0807
control: Typhoon Soviet: 0907, 1007, 1107, 1207, 1307, 1407, 1507, 1607, 1707, 1807, 1907, 2007, 2107, 2207
control: Typhoon Soviet: 2307, 2407, 2507, 2607, 2707, 2807, 2907, 3007, 3107, 3207, 3307, 3407, 3507, 3607
control: Typhoon Soviet: 3707, 3807, 3907, 4007, 4107, 4207, 4307, 4407, 4507, 4607, 4707, 4807, 4907, 5007
control: Typhoon Soviet: 5107, 5207, 5307, 5407, 5507, 5607, 5707, 5807, 5907, 6007, 6107, 6207, 6307, 6407
control: Typhoon Soviet: 0108, 0208, 0308, 0408, 0508, 0608, 0708, 0808, 0908, 1008, 1108, 1208, 1308, 1408
control: Typhoon Soviet: 1508, 1608, 1708, 1808, 1908, 2008, 2108, 2208, 2308, 2408, 2508, 2608, 2708, 2808
control: Typhoon Soviet: 2908, 3008, 3108, 3208, 3308, 3408, 3508, 3608, 3708, 3808, 3908, 4008, 4108, 4208
control: Typhoon Soviet: 4308, 4408, 4508, 4608, 4708, 4808, 4908, 5008, 5108, 5208, 5308, 5408, 5508, 5608
control: Typhoon Soviet: 5708, 5808, 5908, 6008, 6108, 6208, 6308, 6408, 0109, 0209, 0309, 0409, 0509, 0609
control: Typhoon Soviet: 0709, 0809, 0909, 1009, 1109, 1209, 1309, 1409, 1509, 1609, 1709, 1809, 1909, 2009
control: Typhoon Soviet: 2109, 2209, 2309, 2409, 2509, 2609, 2709, 2809, 2909, 3009, 3109, 3209, 3309, 3409
control: Typhoon Soviet: 3509, 3609, 3709, 3809, 3909, 4009, 4109, 4209, 4309, 4409, 4509, 4609, 4709, 4809
control: Typhoon Soviet: 4909, 5009, 5109, 5209, 5309, 5409, 5509, 5609, 5709, 5809, 5909, 6009, 6109, 6209
control: Typhoon Soviet: 6309, 6409, 0110, 0210, 0310, 0410, 0510, 0610, 0710, 0810, 0910, 1010, 1110, 1210
control: Typhoon Soviet: 1310, 1410, 1510, 1610, 1710, 1810, 1910, 2010, 2110, 2210, 2310, 2410, 2510, 2610
control: Typhoon Soviet: 2710, 2810, 2910, 3010, 3110, 3210, 3310, 3410, 3510, 3610, 3710, 3810, 3910, 4010
control: Typhoon Soviet: 4110, 4210, 4310, 4410, 4510, 4610, 4710, 4810, 4910, 5010, 5110, 5210, 5310, 5410
control: Typhoon Soviet: 5510, 5610, 5710, 5810, 5910, 6010, 6110, 6210, 6310, 6410, 0111, 0211, 0311, 0411
control: Typhoon Soviet: 0511, 0611, 0711, 0811, 0911, 1011, 1111, 1211, 1311, 1411, 1511, 1611, 1711, 1811
control: Typhoon Soviet: 1911, 2011, 2111, 2211, 2311, 2411, 2511, 2611, 2711, 2811, 2911, 3011, 3111, 3211
control: Typhoon Soviet: 3311, 3411, 3511, 3611, 3711, 3811, 3911, 4011, 4111, 4211, 4311, 4411, 4511, 4611
control: Typhoon Soviet: 4711, 4811, 4911, 5011, 5111, 5211, 5311, 5411, 5511, 5611, 5711, 5811, 5911, 6011
control: Typhoon Soviet: 6111, 6211, 6311, 6411, 0112, 0212, 0312, 0412, 0512, 0612, 0712, 0812, 0912, 1012
control: Typhoon Soviet: 1112, 1212, 1312, 1412, 1512, 1612, 1712, 1812, 1912, 2012, 2112, 2212, 2312, 2412
control: Typhoon Soviet: 2512, 2612, 2712, 2812, 2912, 3012, 3112, 3212, 3312, 3412, 3512, 3612, 3712, 3812
control: Typhoon Soviet: 3912, 4012, 4112, 4212, 4312, 4412, 4512, 4612, 4712, 4812, 4912, 5012, 5112, 5212
control: Typhoon Soviet: 5312, 5412, 5512, 5612, 5712, 5812, 5912, 6012, 6112, 6212, 6312, 6412, 0113, 0213
control: Typhoon Soviet: 0313, 0413, 0513, 0613, 0713, 0813, 0913, 1013, 1113, 1213, 1313, 1413, 1513, 1613
control: Typhoon Soviet: 1713, 1813, 1913, 2013, 2113, 2213, 2313, 2413, 2513, 2613, 2713, 2813, 2913, 3013
control: Typhoon Soviet: 3113, 3213, 3313, 3413, 3513, 3613, 3713, 3813, 3913, 4013, 4113, 4213, 4313, 4413
control: Typhoon Soviet: 4513, 4613, 4713, 4813, 4913, 5013, 5113, 5213, 5313, 5413, 5513, 5613, 5713, 5813
control: Typhoon Soviet: 5913, 6013, 6113, 6213, 6313, 6413, 0114, 0214, 0314, 0414, 0514, 0614, 0714, 0814
control: Typhoon Soviet: 0914, 1014, 1114, 1214, 1314, 1414, 1514, 1614, 1714, 1814, 1914, 2014, 2114, 2214
control: Typhoon Soviet: 2314, 2414, 2514, 2614, 2714, 2814, 2914, 3014, 3114, 3214, 3314, 3414, 3514, 3614
control: Typhoon Soviet: 3714, 3814, 3914, 4014, 4114, 4214, 4314, 4414, 4514, 4614, 4714, 4814, 4914, 5014
control: Typhoon Soviet: 5114, 5214, 5314, 5414, 5514, 5614, 5714, 5814, 5914, 6014, 6114, 6214, 6314, 6414
control: Typhoon Soviet: 0115, 0215, 0315, 0415, 0515, 0615, 0715, 0815, 0915, 1015, 1115, 1215, 1315, 1415
control: Typhoon Soviet: 1515, 1615, 1715, 1815, 1915, 2015, 2115, 2215, 2315, 2415, 2515, 2615, 2715, 2815
control: Typhoon Soviet: 2915, 3015, 3115, 3215, 3315, 3415, 3515, 3615, 3715, 3815, 3915, 4015, 4115, 4215
control: Typhoon Soviet: 4315, 4415, 4515, 4615, 4715, 4815, 4915, 5015, 5115, 5215, 5315, 5415, 5515, 5615
control: Typhoon Soviet: 5715, 5815, 5915, 6015, 6115, 6215, 6315, 6415, 0116, 0216, 0316, 0416, 0516, 0616
control: Typhoon Soviet: 0716, 0816, 0916, 1016, 1116, 1216, 1316, 1416, 1516, 1616, 1716, 1816, 1916, 2016
control: Typhoon Soviet: 2116, 2216, 2316, 2416, 2516, 2616, 2716, 2816, 2916, 3016, 3116, 3216, 3316, 3416
control: Typhoon Soviet: 3516, 3616, 3716, 3816, 3916, 4016, 4116, 4216, 4316, 4416, 4516, 4616, 4716, 4816
control: Typhoon Soviet: 4916, 5016, 5116, 5216, 5316, 5416, 5516, 5616, 5716, 5816, 5916, 6016, 6116, 6216
control: Typhoon Soviet: 6316, 6416, 0117, 0217, 0317, 0417, 0517, 0617, 0717, 0817, 0917, 1017, 1117, 1217
control: Typhoon Soviet: 1317, 1417, 1517, 1617, 1717, 1817, 1917, 2017, 2117, 2217, 2317, 2417, 2517, 2617
control: Typhoon Soviet: 2717, 2817, 2917, 3017, 3117, 3217, 3317, 3417, 3517, 3617, 3717, 3817, 3917, 4017
control: Typhoon Soviet: 4117, 4217, 4317, 4417, 4517, 4617, 4717, 4817, 4917, 5017, 5117, 5217, 5317, 5417
control: Typhoon Soviet: 5517, 5617, 5717, 5817, 5917, 6017, 6117, 6217, 6317, 6417, 0118, 0218, 0318, 0418
control: Typhoon Soviet: 0518, 0618, 0718, 0818, 0918, 1018, 1118, 1218, 1318, 1418, 1518, 1618, 1718, 1818
control: Typhoon Soviet: 1918, 2018, 2118, 2218, 2318, 2418, 2518, 2618, 2718, 2818, 2918, 3018, 3118, 3218
control: Typhoon Soviet: 3318, 3418, 3518, 3618, 3718, 3818, 3918, 4018, 4118, 4218, 4318, 4418, 4518, 4618
control: Typhoon Soviet: 4718, 4818, 4918, 5018, 5118, 5218, 5318, 5418, 5518, 5618, 5718, 5818, 5918, 6018
control: Typhoon Soviet: 6118, 6218, 6318, 6418, 0119, 0219, 0319, 0419, 0519, 0619, 0719, 0819, 0919, 1019
control: Typhoon Soviet: 1119, 1219, 1319, 1419, 1519, 1619, 1719, 1819, 1919, 2019, 2119, 2219, 2319, 2419
control: Typhoon Soviet: 2519, 2619, 2719, 2819, 2919, 3019, 3119, 3219, 3319, 3419, 3519, 3619, 3719, 3819
control: Typhoon Soviet: 3919, 4019, 4119, 4219, 4319, 4419, 4519, 4619, 4719, 4819, 4919, 5019, 5119, 5219
control: Typhoon Soviet: 5319, 5419, 5519, 5619, 5719, 5819, 5919, 6019, 6119, 6219, 6319, 6419, 0120, 0220
control: Typhoon Soviet: 0320, 0420, 0520, 0620, 0720, 0820, 0920, 1020, 1120, 1220, 1320, 1420, 1520, 1620
control: Typhoon Soviet: 1720, 1820, 1920, 2020, 2120, 2220, 2320, 2420, 2520, 2620, 2720, 2820, 2920, 3020
control: Typhoon Soviet: 3120, 3220, 3320, 3420, 3520, 3620, 3720, 3820, 3920, 4020, 4120, 4220, 4320, 4420
control: Typhoon Soviet: 4520, 4620, 4720, 4820, 4920, 5020, 5120, 5220, 5320, 5420, 5520, 5620, 5720, 5820
control: Typhoon Soviet: 5920, 6020, 6120, 6220, 6320, 6420, 0121, 0221, 0321, 0421, 0521, 0621, 0721, 0821
control: Typhoon Soviet: 0921, 1021, 1121, 1221, 1321, 1421, 1521, 1621, 1721, 1821, 1921, 2021, 2121, 2221
control: Typhoon Soviet: 2321, 2421, 2521, 2621, 2721, 2821, 2921, 3021, 3121, 3221, 3321, 3421, 3521, 3621
control: Typhoon Soviet: 3721, 3821, 3921, 4021, 4121, 4221, 4321, 4421, 4521, 4621, 4721, 4821, 4921, 5021
control: Typhoon Soviet: 5121, 5221, 5321, 5421, 5521, 5621, 5721, 5821, 5921, 6021, 6121, 6221, 6321, 6421
control: Typhoon Soviet: 0122, 0222, 0322, 0422, 0522, 0622, 0722, 0822, 0922, 1022, 1122, 1222, 1322, 1422
control: Typhoon Soviet: 1522, 1622, 1722, 1822, 1922, 2022, 2122, 2222, 2322, 2422, 2522, 2622, 2722, 2822
control: Typhoon Soviet: 2922, 3022, 3122, 3222, 3322, 3422, 3522, 3622, 3722, 3822, 3922, 4022, 4122, 4222
control: Typhoon Soviet: 4322, 4422, 4522, 4622, 4722, 4822, 4922, 5022, 5122, 5222, 5322, 5422, 5522, 5622
control: Typhoon Soviet: 5722, 5822, 5922, 6022, 6122, 6222, 6322, 6422, 0123, 0223, 0323, 0423, 0523, 0623
control: Typhoon Soviet: 0723, 0823, 0923, 1023, 1123, 1223, 1323, 1423, 1623, 1723, 1823, 1923, 2023, 2123
control: Typhoon Soviet: 2223, 2323, 2423, 2523, 2623, 2723, 2823, 2923, 3023, 3123, 3223, 3323, 3423, 3523
control: Typhoon Soviet: 3623, 3723, 3823, 3923, 4023, 4123, 4223, 4323, 4423, 4523, 4623, 4723, 4823, 4923
control: Typhoon Soviet: 5023, 5123, 5223, 5323, 5423, 5523, 5623, 5723, 5823, 5923, 6023, 6123, 6223, 6323
control: Typhoon Soviet: 6423, 0124, 0224, 0324, 0424, 0524, 0624, 0724, 0824, 0924, 1024, 1124, 1224, 1324
control: Typhoon Soviet: 1424, 1624, 1724, 1824, 1924, 2024, 2124, 2224, 2324, 2424, 2524, 2624, 2724, 2824
control: Typhoon Soviet: 2924, 3024, 3124, 3224, 3324, 3424, 3524, 3624, 3724, 3824, 3924, 4024, 4124, 4224
control: Typhoon Soviet: 4324, 4424, 4524, 4624, 4724, 4824, 4924, 5024, 5124, 5224, 5324, 5424, 5524, 5624
control: Typhoon Soviet: 5724, 5824, 5924, 6024, 6124, 6224, 6324, 6424, 0125, 0225, 0425, 0525, 0625, 0825
control: Typhoon Soviet: 1025, 1125, 1225, 1825, 1925, 2025, 2125, 2225, 2325, 2425, 2525, 2625, 2725, 2825
control: Typhoon Soviet: 2925, 3025, 3125, 3225, 3325, 3425, 3525, 3625, 3725, 3825, 3925, 4025, 4125, 4225
control: Typhoon Soviet: 4325, 4425, 4525, 4625, 4725, 4825, 4925, 5025, 5125, 5225, 5325, 5425, 5525, 5625
control: Typhoon Soviet: 5725, 5825, 5925, 6025, 6225, 6425, 0126, 1926, 2026, 2126, 2226, 2326, 2426, 2526
control: Typhoon Soviet: 2626, 2726, 2826, 2926, 3026, 3126, 3226, 3326, 3426, 3526, 3626, 3726, 3826, 3926
control: Typhoon Soviet: 4026, 4126, 4226, 4326, 4426, 4526, 4626, 4726, 4826, 4926, 5026, 5126, 5226, 5326
control: Typhoon Soviet: 5426, 5526, 5626, 5726, 5826, 6226, 6426, 0127, 0227, 2027, 2127, 2227, 2327, 2427
control: Typhoon Soviet: 2527, 2627, 2727, 2827, 2927, 3027, 3127, 3227, 3327, 3427, 3527, 3627, 3727, 3827
control: Typhoon Soviet: 3927, 4027, 4127, 4227, 4327, 4427, 4527, 4627, 4727, 4827, 4927, 5027, 5127, 5227
control: Typhoon Soviet: 5427, 6227, 0128, 0228, 0328, 2128, 2228, 2328, 2428, 2528, 2628, 2728, 2828, 2928
control: Typhoon Soviet: 3028, 3128, 3228, 3328, 3428, 3528, 3628, 3728, 3828, 3928, 4028, 4128, 4228, 4328
control: Typhoon Soviet: 4428, 4528, 4628, 0129, 0229, 2129, 2229, 2329, 2429, 2529, 2629, 2729, 2829, 2929
control: Typhoon Soviet: 3029, 3129, 3229, 3329, 3429, 3529, 3629, 3729, 3829, 3929, 4029, 4229, 0130, 0230
control: Typhoon Soviet: 0330, 2130, 2230, 2430, 2530, 2630, 2730, 2830, 2930, 3030, 3130, 3230, 3330, 3430
control: Typhoon Soviet: 3530, 3630, 3730, 3830, 3930, 4030, 0231, 1931, 2031, 2631, 2831, 2931, 3031, 3131
control: Typhoon Soviet: 3231, 3331, 3431, 3531, 3631, 3731, 3831, 3032, 3232, 3332, 3432, 3632, 3832
control: Red Snow German: 2503, 2703, 3103, 3203, 3303, 3403, 2304, 2504, 2604, 2704, 2904, 3004, 3104, 3204
control: Red Snow German: 3304, 3404, 3504, 2205, 2305, 2405, 2505, 2605, 2705, 2805, 2905, 3005, 3105, 3205
control: Red Snow German: 3305, 3405, 3505, 3605, 2206, 2306, 2406, 2506, 2606, 2706, 2806, 2906, 3006, 3106
control: Red Snow German: 3206, 3306, 3406, 3506, 3606, 3706, 3806, 3906, 4006, 2207, 2307, 2407, 2507, 2607
control: Red Snow German: 2707, 2807, 2907, 3007, 3107, 3207, 3307, 3407, 3507, 3607, 3707, 3807, 3907, 4007
control: Red Snow German: 4107, 4207, 4307, 2208, 2308, 2408, 2508, 2608, 2708, 2808, 2908, 3008, 3108, 3208
control: Red Snow German: 3308, 3408, 3508, 3608, 3708, 3808, 3908, 4008, 4108, 4208, 4308, 2209, 2309, 2409
control: Red Snow German: 2509, 2609, 2709, 2809, 2909, 3009, 3109, 3209, 3309, 3409, 3509, 3609, 3709, 3809
control: Red Snow German: 3909, 4009, 4109, 4209, 2110, 2210, 2310, 2410, 2510, 2610, 2710, 2810, 2910, 3010
control: Red Snow German: 3110, 3210, 3310, 3410, 3510, 3610, 3710, 3810, 3910, 4010, 4110, 4210, 2211, 2311
control: Red Snow German: 2411, 2511, 2611, 2711, 2811, 2911, 3011, 3111, 3211, 3311, 3411, 3511, 3611, 3711
control: Red Snow German: 3811, 3911, 4011, 4111, 4211, 4311, 2212, 2312, 2412, 2512, 2612, 2712, 2812, 2912
control: Red Snow German: 3012, 3112, 3212, 3312, 3412, 3512, 3612, 3712, 3812, 3912, 4012, 4112, 4212, 4312
control: Red Snow German: 2113, 2213, 2313, 2413, 2513, 2613, 2713, 2813, 2913, 3013, 3113, 3213, 3313, 3413
control: Red Snow German: 3513, 3613, 3713, 3813, 3913, 4013, 4113, 4213, 4313, 4413, 4513, 2114, 2214, 2314
control: Red Snow German: 2414, 2514, 2614, 2714, 2814, 2914, 3014, 3114, 3214, 3314, 3414, 3514, 3614, 3714
control: Red Snow German: 3814, 3914, 4014, 4114, 4214, 4314, 4414, 4514, 4614, 4714, 2015, 2115, 2215, 2315
control: Red Snow German: 2415, 2515, 2615, 2715, 2815, 2915, 3015, 3115, 3215, 3315, 3415, 3515, 3615, 3715
control: Red Snow German: 3815, 3915, 4015, 4115, 4215, 4315, 4415, 4515, 4615, 4715, 4815, 4915, 1316, 2016
control: Red Snow German: 2116, 2216, 2316, 2416, 2516, 2616, 2716, 2816, 2916, 3016, 3116, 3216, 3316, 3416
control: Red Snow German: 3516, 3616, 3716, 3816, 3916, 4016, 4116, 4216, 4316, 4416, 4516, 4616, 4816, 1317
control: Red Snow German: 1417, 1517, 1817, 1917, 2017, 2117, 2217, 2317, 2417, 2517, 2617, 2717, 2817, 2917
control: Red Snow German: 3017, 3117, 3217, 3317, 3417, 3517, 3617, 3717, 3817, 3917, 4017, 4117, 4217, 4317
control: Red Snow German: 4417, 4517, 4617, 1318, 1418, 1518, 1718, 1818, 1918, 2018, 2118, 2218, 2318, 2418
control: Red Snow German: 2518, 2618, 2718, 2818, 2918, 3018, 3118, 3218, 3318, 3418, 3518, 3618, 3718, 3818
control: Red Snow German: 3918, 4018, 4118, 4218, 4318, 4418, 4518, 4618, 4718, 0919, 1319, 1419, 1519, 1619
control: Red Snow German: 1719, 1819, 1919, 2019, 2119, 2219, 2319, 2419, 2519, 2619, 2719, 2819, 2919, 3019
control: Red Snow German: 3119, 3219, 3319, 3419, 3519, 3619, 3719, 3819, 3919, 4019, 4119, 4219, 4319, 4419
control: Red Snow German: 4519, 4619, 4719, 0820, 0920, 1120, 1220, 1320, 1420, 1520, 1620, 1720, 1820, 1920
control: Red Snow German: 2020, 2120, 2220, 2320, 2420, 2520, 2620, 2720, 2820, 2920, 3020, 3120, 3220, 3320
control: Red Snow German: 3420, 3520, 3620, 3720, 3820, 3920, 4020, 4120, 4220, 4320, 4420, 4520, 4620, 4720
control: Red Snow German: 4820, 0821, 0921, 1021, 1121, 1221, 1321, 1421, 1521, 1621, 1721, 1821, 1921, 2021
control: Red Snow German: 2121, 2221, 2321, 2421, 2521, 2621, 2721, 2821, 2921, 3021, 3121, 3221, 3321, 3421
control: Red Snow German: 3521, 3621, 3721, 3821, 3921, 4021, 4121, 4221, 4321, 4421, 4521, 4621, 4721, 4821
control: Red Snow German: 4921, 0822, 0922, 1022, 1122, 1222, 1322, 1422, 1522, 1622, 1722, 1822, 1922, 2022
control: Red Snow German: 2122, 2222, 2322, 2422, 2522, 2622, 2722, 2822, 2922, 3022, 3122, 3222, 3322, 3422
control: Red Snow German: 3522, 3622, 3722, 3822, 3922, 4022, 4122, 4222, 4322, 4422, 4522, 4622, 4722, 4822
control: Red Snow German: 4922, 5022, 0623, 0723, 0823, 0923, 1023, 1123, 1223, 1323, 1423, 1523, 1623, 1723
control: Red Snow German: 1823, 1923, 2023, 2123, 2223, 2323, 2423, 2523, 2623, 2723, 2823, 2923, 3023, 3123
control: Red Snow German: 3223, 3323, 3423, 3523, 3623, 3723, 3823, 3923, 4023, 4123, 4223, 4323, 4423, 4523
control: Red Snow German: 4623, 4723, 4823, 4923, 5023, 5123, 5923, 6123, 6323, 0424, 0524, 0624, 0724, 0824
control: Red Snow German: 0924, 1024, 1124, 1224, 1324, 1424, 1524, 1624, 1724, 1824, 1924, 2024, 2124, 2224
control: Red Snow German: 2324, 2424, 2524, 2624, 2724, 2824, 2924, 3024, 3124, 3224, 3324, 3424, 3524, 3624
control: Red Snow German: 3724, 3824, 3924, 4024, 4124, 4224, 4324, 4424, 4524, 4624, 4724, 4824, 4924, 5024
control: Red Snow German: 5124, 5324, 5724, 5824, 5924, 6024, 6124, 6224, 6324, 6424, 0325, 0425, 0525, 0625
control: Red Snow German: 0725, 0825, 0925, 1025, 1125, 1225, 1325, 1425, 1525, 1625, 1725, 1825, 1925, 2025
control: Red Snow German: 2125, 2225, 2325, 2425, 2525, 2625, 2725, 2825, 2925, 3025, 3125, 3225, 3325, 3425
control: Red Snow German: 3525, 3625, 3725, 3825, 3925, 4025, 4125, 4225, 4325, 4425, 4525, 4625, 4725, 4825
control: Red Snow German: 4925, 5025, 5125, 5225, 5325, 5425, 5525, 5625, 5725, 5825, 5925, 6025, 6125, 6225
control: Red Snow German: 6325, 6425, 0226, 0326, 0426, 0526, 0626, 0726, 0826, 0926, 1026, 1126, 1226, 1326
control: Red Snow German: 1426, 1526, 1626, 1726, 1826, 1926, 2026, 2126, 2226, 2326, 2426, 2526, 2626, 2726
control: Red Snow German: 2826, 2926, 3026, 3126, 3226, 3326, 3426, 3526, 3626, 3726, 3826, 3926, 4026, 4126
control: Red Snow German: 4226, 4326, 4426, 4526, 4626, 4726, 4826, 4926, 5026, 5126, 5226, 5326, 5426, 5526
control: Red Snow German: 5626, 5726, 5826, 5926, 6026, 6126, 6226, 6326, 6426, 0327, 0427, 0527, 0627, 0727
control: Red Snow German: 0827, 0927, 1027, 1127, 1227, 1327, 1427, 1527, 1627, 1727, 1827, 1927, 2027, 2127
control: Red Snow German: 2227, 2327, 2427, 2527, 2627, 2727, 2827, 2927, 3027, 3127, 3227, 3327, 3427, 3527
control: Red Snow German: 3627, 3727, 3827, 3927, 4027, 4127, 4227, 4327, 4427, 4527, 4627, 4727, 4827, 4927
control: Red Snow German: 5027, 5127, 5227, 5327, 5427, 5527, 5627, 5727, 5827, 5927, 6027, 6127, 6227, 6327
control: Red Snow German: 6427, 0228, 0328, 0428, 0528, 0628, 0728, 0828, 0928, 1028, 1128, 1228, 1328, 1428
control: Red Snow German: 1528, 1628, 1728, 1828, 1928, 2028, 2128, 2228, 2328, 2428, 2528, 2628, 2728, 2828
control: Red Snow German: 2928, 3028, 3128, 3228, 3328, 3428, 3528, 3628, 3728, 3828, 3928, 4028, 4128, 4228
control: Red Snow German: 4328, 4428, 4528, 4628, 4728, 4828, 4928, 5028, 5128, 5228, 5328, 5428, 5528, 5628
control: Red Snow German: 5728, 5828, 5928, 6028, 6128, 6228, 6328, 6428, 0329, 0429, 0529, 0629, 0729, 0829
control: Red Snow German: 0929, 1029, 1129, 1229, 1329, 1429, 1529, 1629, 1729, 1829, 1929, 2029, 2129, 2229
control: Red Snow German: 2329, 2429, 2529, 2629, 2729, 2829, 2929, 3029, 3129, 3229, 3329, 3429, 3529, 3629
control: Red Snow German: 3729, 3829, 3929, 4029, 4129, 4229, 4329, 4429, 4529, 4629, 4729, 4829, 4929, 5029
control: Red Snow German: 5129, 5229, 5329, 5429, 5529, 5629, 5729, 5829, 5929, 6029, 6129, 6229, 6329, 6429
control: Red Snow German: 0230, 0330, 0430, 0530, 0630, 0730, 0830, 0930, 1030, 1130, 1230, 1330, 1430, 1530
control: Red Snow German: 1630, 1730, 1830, 1930, 2030, 2130, 2230, 2330, 2430, 2530, 2630, 2730, 2830, 2930
control: Red Snow German: 3030, 3130, 3230, 3330, 3430, 3530, 3630, 3730, 3830, 3930, 4030, 4130, 4230, 4330
control: Red Snow German: 4430, 4530, 4630, 4730, 4830, 4930, 5030, 5130, 5230, 5330, 5430, 5530, 5630, 5730
control: Red Snow German: 5830, 5930, 6030, 6130, 6230, 6330, 6430, 0231, 0331, 0431, 0531, 0631, 0731, 0831
control: Red Snow German: 0931, 1031, 1131, 1231, 1331, 1431, 1531, 1631, 1731, 1831, 1931, 2031, 2131, 2231
control: Red Snow German: 2331, 2431, 2531, 2631, 2731, 2831, 2931, 3031, 3131, 3231, 3331, 3431, 3531, 3631
control: Red Snow German: 3731, 3831, 3931, 4031, 4131, 4231, 4331, 4431, 4531, 4631, 4731, 4831, 4931, 5031
control: Red Snow German: 5131, 5231, 5331, 5431, 5531, 5631, 5731, 5831, 5931, 6031, 6131, 6231, 6331, 6431
control: Red Snow German: 0132, 0232, 0332, 0432, 0532, 0632, 0732, 0832, 0932, 1032, 1132, 1232, 1332, 1432
control: Red Snow German: 1532, 1632, 1732, 1832, 1932, 2032, 2132, 2232, 2332, 2432, 2532, 2632, 2732, 2832
control: Red Snow German: 2932, 3032, 3132, 3232, 3332, 3432, 3532, 3632, 3732, 3832, 3932, 4032, 4132, 4232
control: Red Snow German: 4332, 4432, 4532, 4632, 4732, 4832, 4932, 5032, 5132, 5232, 5332, 5432, 5532, 5632
control: Red Snow German: 5732, 5832, 5932, 6032, 6132, 6232, 6332, 6432, 0133, 0233, 0333, 0433, 0533, 0633
control: Red Snow German: 0733, 0833, 0933, 1033, 1133, 1233, 1333, 1433, 1533, 1633, 1733, 1833, 1933, 2033
control: Red Snow German: 2133, 2233, 2333, 2433, 2533, 2633, 2733, 2833, 2933, 3033, 3133, 3233, 3333, 3433
control: Red Snow German: 3533, 3633, 3733, 3833, 3933, 4033, 4133, 4233, 4333, 4433, 4533, 4633, 4733, 4833
control: Red Snow German: 4933, 5033, 5133, 5233, 5333, 5433, 5533, 5633, 5733, 5833, 5933, 6033, 6133, 6233
control: Red Snow German: 6333, 6433, 0134, 0234, 0334, 0434, 0534, 0634, 0734, 0834, 0934, 1034, 1134, 1234
control: Red Snow German: 1334, 1434, 1534, 1634, 1734, 1834, 1934, 2034, 2134, 2234, 2334, 2434, 2534, 2634
control: Red Snow German: 2734, 2834, 2934, 3034, 3134, 3234, 3334, 3434, 3534, 3634, 3734, 3834, 3934, 4034
control: Red Snow German: 4134, 4234, 4334, 4434, 4534, 4634, 4734, 4834, 4934, 5034, 5134, 5234, 5334, 5434
control: Red Snow German: 5534, 5634, 5734, 5834, 5934, 6034, 6134, 6234, 6334, 6434, 0135, 0235, 0335, 0435
control: Red Snow German: 0535, 0635, 0735, 0835, 0935, 1035, 1135, 1235, 1335, 1435, 1535, 1635, 1735, 1835
control: Red Snow German: 1935, 2035, 2135, 2235, 2335, 2435, 2535, 2635, 2735, 2835, 2935, 3035, 3135, 3235
control: Red Snow German: 3335, 3435, 3535, 3635, 3735, 3835, 3935, 4035, 4135, 4235, 4335, 4435, 4535, 4635
control: Red Snow German: 4735, 4835, 4935, 5035, 5135, 5235, 5335, 5435, 5535, 5635, 5735, 5835, 5935, 6035
control: Red Snow German: 6135, 6235, 6335, 6435, 0136, 0236, 0336, 0436, 0536, 0636, 0736, 0836, 0936, 1036
control: Red Snow German: 1136, 1236, 1336, 1436, 1536, 1636, 1736, 1836, 1936, 2036, 2136, 2236, 2336, 2436
control: Red Snow German: 2536, 2636, 2736, 2836, 2936, 3036, 3136, 3236, 3336, 3436, 3536, 3636, 3736, 3836
control: Red Snow German: 3936, 4036, 4136, 4236, 4336, 4436, 4536, 4636, 4736, 4836, 4936, 5036, 5136, 5236
control: Red Snow German: 5336, 5436, 5536, 5636, 5736, 5836, 5936, 6036, 6136, 6236, 6336, 6436, 0137, 0237
control: Red Snow German: 0337, 0437, 0537, 0637, 0737, 0837, 0937, 1037, 1137, 1237, 1337, 1437, 1537, 1637
control: Red Snow German: 1737, 1837, 1937, 2037, 2137, 2237, 2337, 2437, 2537, 2637, 2737, 2837, 2937, 3037
control: Red Snow German: 3137, 3237, 3337, 3437, 3537, 3637, 3737, 3837, 3937, 4037, 4137, 4237, 4337, 4437
control: Red Snow German: 4537, 4637, 4737, 4837, 4937, 5037, 5137, 5237, 5337, 5437, 5537, 5637, 5737, 5837
control: Red Snow German: 5937, 6037, 6137, 6237, 6337, 6437, 0138, 0238, 0338, 0438, 0538, 0638, 0738, 0838
control: Red Snow German: 0938, 1038, 1138, 1238, 1338, 1438, 1538, 1638, 1738, 1838, 1938, 2038, 2138, 2238
control: Red Snow German: 2338, 2438, 2538, 2638, 2738, 2838, 2938, 3038, 3138, 3238, 3338, 3438, 3538, 3638
control: Red Snow German: 3738, 3838, 3938, 4038, 4138, 4238, 4338, 4438, 4538, 4638, 4738, 4838, 4938, 5038
control: Red Snow German: 5138, 5238, 5338, 5438, 5538, 5638, 5738, 5838, 5938, 6038, 6138, 6238, 6338, 6438
control: Red Snow German: 0139, 0239, 0339, 0439, 0539, 0639, 0739, 0839, 0939, 1039, 1139, 1239, 1339, 1439
control: Red Snow German: 1539, 1639, 1739, 1839, 1939, 2039, 2139, 2239, 2339, 2439, 2539, 2639, 2739, 2839
control: Red Snow German: 2939, 3039, 3139, 3239, 3339, 3439, 3539, 3639, 3739, 3839, 3939, 4039, 4139, 4239
control: Red Snow German: 4339, 4439, 4539, 4639, 4739, 4839, 4939, 5039, 5139, 5239, 5339, 5439, 5539, 5639
control: Red Snow German: 5739, 5839, 5939, 6039, 6139, 6239, 6339, 6439
control: Red Snow Soviet: 0101, 0201, 0301, 0401, 0501, 0601, 0701, 0801, 0901, 1001, 1101, 1201, 1301, 1401
control: Red Snow Soviet: 1501, 1601, 1701, 1801, 1901, 2001, 2101, 2201, 2301, 2401, 2501, 2601, 2701, 2801
control: Red Snow Soviet: 2901, 3001, 3101, 3201, 3301, 3401, 3501, 3601, 3701, 3801, 3901, 4001, 4101, 4201
control: Red Snow Soviet: 4301, 4401, 4501, 4601, 4701, 4801, 4901, 5001, 5101, 5201, 5301, 5401, 5501, 5601
control: Red Snow Soviet: 5701, 5801, 5901, 6001, 6101, 6201, 6301, 6401, 0102, 0202, 0302, 0402, 0502, 0602
control: Red Snow Soviet: 0702, 0802, 0902, 1002, 1102, 1202, 1302, 1402, 1502, 1602, 1702, 1802, 1902, 2002
control: Red Snow Soviet: 2102, 2202, 2302, 2402, 2502, 2602, 2702, 2802, 2902, 3002, 3102, 3202, 3302, 3402
control: Red Snow Soviet: 3502, 3602, 3702, 3802, 3902, 4002, 4102, 4202, 4302, 4402, 4502, 4602, 4702, 4802
control: Red Snow Soviet: 4902, 5002, 5102, 5202, 5302, 5402, 5502, 5602, 5702, 5802, 5902, 6002, 6102, 6202
control: Red Snow Soviet: 6302, 6402, 0103, 0203, 0303, 0403, 0503, 0603, 0703, 0803, 0903, 1003, 1103, 1203
control: Red Snow Soviet: 1303, 1403, 1503, 1603, 1703, 1803, 1903, 2003, 2103, 2203, 2303, 2403, 2603, 2803
control: Red Snow Soviet: 2903, 3003, 3503, 3603, 3703, 3803, 3903, 4003, 4103, 4203, 4303, 4403, 4503, 4603
control: Red Snow Soviet: 4703, 4803, 4903, 5003, 5103, 5203, 5303, 5403, 5503, 5603, 5703, 5803, 5903, 6003
control: Red Snow Soviet: 6103, 6203, 6303, 6403, 0104, 0204, 0304, 0404, 0504, 0604, 0704, 0804, 0904, 1004
control: Red Snow Soviet: 1104, 1204, 1304, 1404, 1504, 1604, 1704, 1804, 1904, 2004, 2104, 2204, 2404, 2804
control: Red Snow Soviet: 3604, 3704, 3804, 3904, 4004, 4104, 4204, 4304, 4404, 4504, 4604, 4704, 4804, 4904
control: Red Snow Soviet: 5004, 5104, 5204, 5304, 5404, 5504, 5604, 5704, 5804, 5904, 6004, 6104, 6204, 6304
control: Red Snow Soviet: 6404, 0105, 0205, 0305, 0405, 0505, 0605, 0705, 0805, 0905, 1005, 1105, 1205, 1305
control: Red Snow Soviet: 1405, 1505, 1605, 1705, 1805, 1905, 2005, 2105, 3705, 3805, 3905, 4005, 4105, 4205
control: Red Snow Soviet: 4305, 4405, 4505, 4605, 4705, 4805, 4905, 5005, 5105, 5205, 5305, 5405, 5505, 5605
control: Red Snow Soviet: 5705, 5805, 5905, 6005, 6105, 6205, 6305, 6405, 0106, 0206, 0306, 0406, 0506, 0606
control: Red Snow Soviet: 0706, 0806, 0906, 1006, 1106, 1206, 1306, 1406, 1506, 1606, 1706, 1806, 1906, 2006
control: Red Snow Soviet: 2106, 4106, 4206, 4306, 4406, 4506, 4606, 4706, 4806, 4906, 5006, 5106, 5206, 5306
control: Red Snow Soviet: 5406, 5506, 5606, 5706, 5806, 5906, 6006, 6106, 6206, 6306, 6406, 0107, 0207, 0307
control: Red Snow Soviet: 0407, 0507, 0607, 0707, 0807, 0907, 1007, 1107, 1207, 1307, 1407, 1507, 1607, 1707
control: Red Snow Soviet: 1807, 1907, 2007, 2107, 4407, 4507, 4607, 4707, 4807, 4907, 5007, 5107, 5207, 5307
control: Red Snow Soviet: 5407, 5507, 5607, 5707, 5807, 5907, 6007, 6107, 6207, 6307, 6407, 0108, 0208, 0308
control: Red Snow Soviet: 0408, 0508, 0608, 0708, 0808, 0908, 1008, 1108, 1208, 1308, 1408, 1508, 1608, 1708
control: Red Snow Soviet: 1808, 1908, 2008, 2108, 4408, 4508, 4608, 4708, 4808, 4908, 5008, 5108, 5208, 5308
control: Red Snow Soviet: 5408, 5508, 5608, 5708, 5808, 5908, 6008, 6108, 6208, 6308, 6408, 0109, 0209, 0309
control: Red Snow Soviet: 0409, 0509, 0609, 0709, 0809, 0909, 1009, 1109, 1209, 1309, 1409, 1509, 1609, 1709
control: Red Snow Soviet: 1809, 1909, 2009, 2109, 4309, 4409, 4509, 4609, 4709, 4809, 4909, 5009, 5109, 5209
control: Red Snow Soviet: 5309, 5409, 5509, 5609, 5709, 5809, 5909, 6009, 6109, 6209, 6309, 6409, 0110, 0210
control: Red Snow Soviet: 0310, 0410, 0510, 0610, 0710, 0810, 0910, 1010, 1110, 1210, 1310, 1410, 1510, 1610
control: Red Snow Soviet: 1710, 1810, 1910, 2010, 4310, 4410, 4510, 4610, 4710, 4810, 4910, 5010, 5110, 5210
control: Red Snow Soviet: 5310, 5410, 5510, 5610, 5710, 5810, 5910, 6010, 6110, 6210, 6310, 6410, 0111, 0211
control: Red Snow Soviet: 0311, 0411, 0511, 0611, 0711, 0811, 0911, 1011, 1111, 1211, 1311, 1411, 1511, 1611
control: Red Snow Soviet: 1711, 1811, 1911, 2011, 2111, 4411, 4511, 4611, 4711, 4811, 4911, 5011, 5111, 5211
control: Red Snow Soviet: 5311, 5411, 5511, 5611, 5711, 5811, 5911, 6011, 6111, 6211, 6311, 6411, 0112, 0212
control: Red Snow Soviet: 0312, 0412, 0512, 0612, 0712, 0812, 0912, 1012, 1112, 1212, 1312, 1412, 1512, 1612
control: Red Snow Soviet: 1712, 1812, 1912, 2012, 2112, 4412, 4512, 4612, 4712, 4812, 4912, 5012, 5112, 5212
control: Red Snow Soviet: 5312, 5412, 5512, 5612, 5712, 5812, 5912, 6012, 6112, 6212, 6312, 6412, 0113, 0213
control: Red Snow Soviet: 0313, 0413, 0513, 0613, 0713, 0813, 0913, 1013, 1113, 1213, 1313, 1413, 1513, 1613
control: Red Snow Soviet: 1713, 1813, 1913, 2013, 4613, 4713, 4813, 4913, 5013, 5113, 5213, 5313, 5413, 5513
control: Red Snow Soviet: 5613, 5713, 5813, 5913, 6013, 6113, 6213, 6313, 6413, 0114, 0214, 0314, 0414, 0514
control: Red Snow Soviet: 0614, 0714, 0814, 0914, 1014, 1114, 1214, 1314, 1414, 1514, 1614, 1714, 1814, 1914
control: Red Snow Soviet: 2014, 4814, 4914, 5014, 5114, 5214, 5314, 5414, 5514, 5614, 5714, 5814, 5914, 6014
control: Red Snow Soviet: 6114, 6214, 6314, 6414, 0115, 0215, 0315, 0415, 0515, 0615, 0715, 0815, 0915, 1015
control: Red Snow Soviet: 1115, 1215, 1315, 1415, 1515, 1615, 1715, 1815, 1915, 5015, 5115, 5215, 5315, 5415
control: Red Snow Soviet: 5515, 5615, 5715, 5815, 5915, 6015, 6115, 6215, 6315, 6415, 0116, 0216, 0316, 0416
control: Red Snow Soviet: 0516, 0616, 0716, 0816, 0916, 1016, 1116, 1216, 1416, 1516, 1616, 1716, 1816, 1916
control: Red Snow Soviet: 4716, 4916, 5016, 5116, 5216, 5316, 5416, 5516, 5616, 5716, 5816, 5916, 6016, 6116
control: Red Snow Soviet: 6216, 6316, 6416, 0117, 0217, 0317, 0417, 0517, 0617, 0717, 0817, 0917, 1017, 1117
control: Red Snow Soviet: 1217, 1617, 1717, 4717, 4817, 4917, 5017, 5117, 5217, 5317, 5417, 5517, 5617, 5717
control: Red Snow Soviet: 5817, 5917, 6017, 6117, 6217, 6317, 6417, 0118, 0218, 0318, 0418, 0518, 0618, 0718
control: Red Snow Soviet: 0818, 0918, 1018, 1118, 1218, 1618, 4818, 4918, 5018, 5118, 5218, 5318, 5418, 5518
control: Red Snow Soviet: 5618, 5718, 5818, 5918, 6018, 6118, 6218, 6318, 6418, 0119, 0219, 0319, 0419, 0519
control: Red Snow Soviet: 0619, 0719, 0819, 1019, 1119, 1219, 4819, 4919, 5019, 5119, 5219, 5319, 5419, 5519
control: Red Snow Soviet: 5619, 5719, 5819, 5919, 6019, 6119, 6219, 6319, 6419, 0120, 0220, 0320, 0420, 0520
control: Red Snow Soviet: 0620, 0720, 1020, 4920, 5020, 5120, 5220, 5320, 5420, 5520, 5620, 5720, 5820, 5920
control: Red Snow Soviet: 6020, 6120, 6220, 6320, 6420, 0121, 0221, 0321, 0421, 0521, 0621, 0721, 5021, 5121
control: Red Snow Soviet: 5221, 5321, 5421, 5521, 5621, 5721, 5821, 5921, 6021, 6121, 6221, 6321, 6421, 0122
control: Red Snow Soviet: 0222, 0322, 0422, 0522, 0622, 0722, 5122, 5222, 5322, 5422, 5522, 5622, 5722, 5822
control: Red Snow Soviet: 5922, 6022, 6122, 6222, 6322, 6422, 0123, 0223, 0323, 0423, 0523, 5223, 5323, 5423
control: Red Snow Soviet: 5523, 5623, 5723, 5823, 6023, 6223, 6423, 0124, 0224, 0324, 5224, 5424, 5524, 5624
control: Red Snow Soviet: 0125, 0225, 0126, 0127, 0227, 0128, 0129, 0229, 0130, 0131
set-up: Typhoon Soviet set-up: 4901, 2302, 3102, 2603, 3403, 3804, 5004, 4305, 4606, 5008, 4713, 5517, 2318
set-up: Typhoon Soviet set-up: 4618, 5018, 5818, 1719, 5422, 6122, 6422, 4923, 5523, 0224, 0524, 0824, 1124
set-up: Typhoon Soviet set-up: 3824, 1925, 5625, 5925, 6225, 6425, 5126, 5426, 0127, 2127, 3627, 4527, 4827
set-up: Typhoon Soviet set-up: 0228, 3828, 4228, 2329, 3429, 3929, 0230, 3031, 3331, 3631
set-up: Typhoon German set-up: 6125, 6325, 0626, 0826, 1126, 1326, 1526, 1826, 5926, 6026, 0427, 5327, 5527
set-up: Typhoon German set-up: 6427, 1828, 2028, 4828, 5028, 0329, 4429, 4629, 0730, 0830, 2330, 4230, 5430
set-up: Typhoon German set-up: 0331, 4031, 4731, 0132, 2833, 3033, 3333, 3633, 4133, 0534, 1434, 3035, 3335
set-up: Red Snow Soviet set-up: 3102, 3302, 3502, 1203, 2103, 2403, 2603, 2803, 1505, 2006, 1808, 2009, 4809
set-up: Red Snow Soviet set-up: 2012, 2014, 1715, 1916, 1717, 1119, 0620, 0421, 0422, 0722, 0223, 0523, 0224
set-up: Red Snow Soviet set-up: 0324, 0125, 0127, 0227, 0129, 0229, 0131
set-up: Red Snow German set-up: 3303, 2604, 3104, 2305, 2707, 3507, 4007, 4208, 2309, 4109, 2312, 4212, 4313
set-up: Red Snow German set-up: 2214, 3414, 4514, 2115, 4615, 2017, 1818, 4618, 1519, 1719, 4720, 0921, 1221
set-up: Red Snow German set-up: 4221, 4822, 4922, 0723, 0524, 5024, 5924, 6124, 6324, 5325, 5525, 5725, 6325
set-up: Red Snow German set-up: 5026, 0427, 4627, 5428, 0329, 0730, 0331, 0132, 0534
arrival: Soviet reinforcements: 3102, 1203
supply base: South supply hex: 6427
supply base: West edge roads: 1039, 1239, 2539, 3239, 3939, 5139, 6139
supply base: East edge roads: 1001, 3101, 4601, 5301, 5801
supply base: North edge roads: 0123, 0130, 0132

[lines]
start line: Typhoon: 1522/1523, 1423/1523, 1523/1623, 1523/1624, 1523/1424, 0324/0325, 0724/0725, 0924/0925
start line: Typhoon: 1324/1425, 1324/1325, 1424/1524, 1424/1425, 1524/1624, 1624/1625, 1724/1725, 1724/1625
start line: Typhoon: 6124/6125, 6324/6325, 0125/0226, 0225/0325, 0225/0226, 0325/0425, 0425/0426, 0525/0626
start line: Typhoon: 0525/0526, 0525/0426, 0625/0725, 0625/0626, 0725/0825, 0825/0925, 0825/0826, 0925/1025
start line: Typhoon: 1025/1026, 1125/1226, 1125/1126, 1125/1026, 1225/1325, 1225/1226, 1725/1825, 1825/1826
start line: Typhoon: 1925/1826, 5925/6026, 5925/5926, 6025/6125, 6025/6026, 6125/6225, 6125/6226, 6225/6325
start line: Typhoon: 6325/6425, 6325/6426, 6325/6226, 0126/0226, 0226/0227, 0326/0227, 1826/1926, 1926/1927
start line: Typhoon: 1926/1827, 5326/5327, 5526/5627, 5526/5527, 5626/5627, 5726/5827, 5726/5727, 5726/5627
start line: Typhoon: 5826/5926, 5826/5827, 6126/6226, 6126/6227, 6226/6326, 6326/6426, 6326/6227, 6426/6427
start line: Typhoon: 0227/0327, 0327/0328, 0327/0228, 1927/2027, 2027/2028, 2127/2028, 4727/4828, 4727/4728
start line: Typhoon: 4827/4828, 4927/5028, 4927/4928, 4927/4828, 5027/5028, 5127/5228, 5127/5128, 5127/5028
start line: Typhoon: 5227/5327, 5227/5228, 5327/5427, 5427/5527, 5427/5428, 6127/6227, 6227/6327, 6227/6228
start line: Typhoon: 0328/0428, 0328/0429, 0328/0329, 2028/2128, 2128/2029, 4128/4129, 4328/4429, 4328/4329
start line: Typhoon: 4428/4429, 4528/4629, 4528/4529, 4528/4429, 4628/4728, 4628/4629, 0229/0329, 0329/0330
start line: Typhoon: 0329/0230, 2029/2129, 2129/2030, 2329/2330, 4029/4129, 4129/4229, 4129/4030, 4229/4329
start line: Typhoon: 4229/4230, 0130/0131, 0330/0430, 0330/0431, 0330/0331, 1930/2031, 1930/1931, 2030/2130
start line: Typhoon: 2030/2031, 2130/2231, 2130/2131, 2230/2330, 2230/2231, 2330/2430, 2430/2431, 2530/2531
start line: Typhoon: 2530/2431, 2730/2731, 3930/4031, 3930/3931, 4030/4130, 4030/4031, 0131/0231, 0231/0331
start line: Typhoon: 0231/0232, 1831/1931, 1931/2032, 1931/1932, 1931/1832, 2031/2131, 2031/2032, 2531/2631
start line: Typhoon: 2631/2731, 2631/2632, 2731/2831, 2831/2832, 2931/2932, 2931/2832, 3131/3132, 3531/3532
start line: Typhoon: 3731/3732, 3831/3931, 3931/3832, 2932/3032, 3032/3132, 3032/3033, 3132/3232, 3232/3233
start line: Typhoon: 3332/3433, 3332/3333, 3332/3233, 3432/3532, 3432/3433, 3532/3632, 3632/3732, 3632/3633
start line: Typhoon: 3732/3832, 3832/3932, 3832/3833
start line: Red Snow: 2502/2503, 2702/2703, 3102/3203, 3102/3103, 3202/3203, 3302/3403, 3302/3303, 3302/3203
start line: Red Snow: 3402/3403, 3502/3403, 2303/2304, 2403/2503, 2503/2603, 2503/2404, 2603/2703, 2603/2604
start line: Red Snow: 2703/2803, 2703/2804, 2903/3004, 2903/2904, 3003/3103, 3003/3004, 3403/3503, 3503/3504
start line: Red Snow: 3503/3404, 2104/2205, 2204/2304, 2204/2205, 2304/2404, 2404/2504, 2404/2405, 2704/2804
start line: Red Snow: 2804/2904, 2804/2805, 3504/3604, 3604/3605, 3704/3605, 2105/2205, 2105/2206, 3605/3705
start line: Red Snow: 3705/3806, 3705/3706, 3705/3606, 3805/3806, 3905/4006, 3905/3906, 3905/3806, 4005/4006
start line: Red Snow: 4105/4006, 2106/2206, 2106/2207, 4006/4106, 4106/4207, 4106/4107, 4106/4007, 4206/4207
start line: Red Snow: 4306/4307, 4306/4207, 2107/2207, 2107/2208, 4307/4407, 4307/4408, 2108/2208, 2108/2209
start line: Red Snow: 4308/4408, 4308/4409, 4308/4309, 2109/2209, 2109/2210, 2109/2110, 4209/4309, 4309/4210
start line: Red Snow: 2010/2110, 2110/2111, 2110/2011, 4210/4310, 4310/4311, 4310/4211, 2111/2211, 2111/2212
start line: Red Snow: 4311/4411, 4311/4412, 2112/2212, 2112/2213, 2112/2113, 4312/4412, 4412/4413, 4512/4513
start line: Red Snow: 4512/4413, 2013/2113, 2113/2014, 4513/4613, 4613/4614, 4713/4714, 4713/4614, 1914/2015
start line: Red Snow: 2014/2114, 2014/2015, 4714/4814, 4814/4815, 4914/4915, 4914/4815, 1315/1316, 1915/2015
start line: Red Snow: 1915/2016, 4715/4716, 4915/5015, 4915/5016, 4915/4916, 1216/1316, 1316/1416, 1316/1217
start line: Red Snow: 1416/1417, 1516/1517, 1516/1417, 1716/1817, 1816/1817, 1916/2016, 1916/2017, 1916/1917
start line: Red Snow: 1916/1817, 4616/4716, 4716/4816, 4716/4617, 4816/4916, 4816/4817, 1217/1317, 1317/1218
start line: Red Snow: 1517/1617, 1517/1618, 1717/1817, 1717/1818, 1717/1718, 4617/4717, 4717/4718, 4717/4618
start line: Red Snow: 0918/0919, 1218/1318, 1318/1219, 1518/1618, 1618/1718, 1618/1619, 4718/4818, 4718/4819
start line: Red Snow: 0719/0820, 0819/0919, 0819/0820, 0919/1019, 0919/1020, 1119/1220, 1119/1120, 1219/1319
start line: Red Snow: 1219/1220, 4719/4819, 4819/4820, 4919/4820, 0720/0820, 0720/0821, 0920/1020, 1020/1120
start line: Red Snow: 1020/1021, 4820/4920, 4920/4921, 4920/4821, 0721/0821, 0721/0822, 4921/5021, 5021/5022
start line: Red Snow: 5121/5022, 0522/0623, 0622/0623, 0722/0822, 0722/0823, 0722/0723, 0722/0623, 5022/5122
start line: Red Snow: 5122/5123, 5122/5023, 5922/5923, 6122/6123, 6322/6323, 0323/0424, 0423/0424, 0523/0623
start line: Red Snow: 0523/0624, 0523/0524, 0523/0424, 5123/5223, 5123/5224, 5323/5324, 5723/5824, 5723/5724
start line: Red Snow: 5823/5923, 5823/5824, 5923/6023, 6023/6123, 6023/6024, 6123/6223, 6223/6323, 6223/6224
start line: Red Snow: 6323/6423, 6423/6424, 0324/0424, 0324/0425, 0324/0325, 5124/5224, 5224/5324, 5224/5225
start line: Red Snow: 5324/5424, 5424/5425, 5524/5625, 5524/5525, 5524/5425, 5624/5724, 5624/5625, 0125/0226
start line: Red Snow: 0225/0325, 0225/0226, 0126/0226, 0226/0227, 0326/0227, 0127/0228, 0227/0327, 0227/0228
start line: Red Snow: 0128/0228, 0228/0229, 0328/0229, 0129/0230, 0229/0329, 0229/0230, 0130/0230, 0130/0231
start line: Red Snow: 0131/0231, 0131/0232, 0131/0132
bridge: Bridges: 4601/4701, 1302/1203, 1902/2003, 3102/3103, 3203/3303, 3303/3403, 2104/2005, 3804/3805
bridge: Bridges: 1405/1505, 1505/1506, 1905/2005, 4305/4405, 4505/4406, 5505/5506, 2606/2607, 4306/4406
bridge: Bridges: 5306/5407, 5306/5307, 5406/5506, 5406/5407, 4907/4808, 5207/5307, 4908/5008, 5008/5009
bridge: Bridges: 6308/6409, 2209/2309, 4109/4110, 5010/5011, 6310/6410, 6310/6311, 3312/3313, 6312/6213
bridge: Bridges: 4814/4815, 2515/2615, 3115/3215, 2716/2617, 5916/5917, 2817/2818, 3917/4018, 4317/4417
bridge: Bridges: 5118/5019, 5918/5919, 5019/5020, 1721/1622, 3321/3422, 1822/1823, 6123/6124, 6423/6424
bridge: Bridges: 5624/5724, 5624/5625, 5924/6024, 0125/0126, 3826/3827, 5126/5227, 1727/1728, 2327/2228
bridge: Bridges: 4127/4028, 0328/0229, 1728/1829, 4528/4529, 4929/5029, 4730/4830, 4730/4731, 0331/0232
bridge: Bridges: 4331/4432, 4531/4432, 4932/5033, 3133/3034, 3333/3334, 5833/5933, 5134/5235, 3935/4036
bridge: Bridges: 3935/3936

[boxes]
entry zone: A: 1039
entry zone: B: 1239
entry zone: C: 2539
entry zone: D: 3239
entry zone: E: 3939
entry zone: F: 5139
entry zone: G: 6139
entry zone: H: 6427
box: German reserves:
box: Soviet reserves:
box: Eliminated German:
box: Eliminated Soviet:
`;
