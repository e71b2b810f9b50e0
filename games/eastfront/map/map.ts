// The compiled map. Written by `rasputitsa map build`, never by hand: corrections go into overrides.jsonl.
export default `map eastfront
title EastFront

[grid]
orientation pointy
shift even
labels compass
row 0: 9
rows 1..2: 7..10
rows 3..4: 0..11
rows 5..6: 0..12
rows 7..8: 0..13
rows 9..10: 0..14
rows 11..12: 0..15
rows 13..14: 0..16
rows 15..16: 0..17
rows 17..18: 0..18
rows 19..20: 0..19
rows 21..23: 0..20
row 24: 0..18
row 25: 0..17
row 26: 14

[words]
terrain: clear, forest, marsh, mountain, sea, lake
sides: river, strait, sea, lake, alpine, rail only
marks: coast, lakeside, port, major port, control port, fortress, oil, mineral, closed
links: rail

[places]
Rostov: @c13r18, major city, side=soviet, production=1, rank=2
Kamensko: @c14r17, town, also=Kamensk-Shakhtinsky|Kamensk, rank=4
Voroshilovgrad: @c13r17, minor city, side=soviet, also=Luhansk, rank=3
Millerovo: @c13r16, town, rank=4
Kalach: @c15r16, town, also=Kalach-na-Donu, rank=4
Stalingrad: @c16r16, major city, side=soviet, also=Volgograd, production=2, rank=1
Archeda: @c16r15, town, also=Frolovo, rank=4
Kotelnikovo: @c16r17, town, rank=4
Salsk: @c15r19, town, rank=4
Kropotkin: @c14r20, town, rank=4
Krasnodar: @c13r20, minor city, side=soviet, rank=3
Stavropol: @c15r20, minor city, side=soviet, rank=3
Maikop: @c14r21, town, resource=1, rank=4
Armavir: @c15r21, town, rank=4
Tuapse: @c13r22, town, rank=4
Novorossiysk: @c12r21, town, also=Novorassiyk, rank=4
Kerch: @c11r20, town, rank=4
Mariupol: @c12r18, town, rank=4
Stalino: @c12r17, major city, side=soviet, also=Donetsk, production=2, resource=1, rank=2
Tbilisi: @c17r24, major city, side=soviet, production=1, rank=2
Grozny: @c18r22, minor city, side=soviet, resource=2, rank=3
Ordzhonikidze: @c17r22, minor city, side=soviet, also=Vladikavkaz, rank=3
Batumi: @c15r24, minor city, side=soviet, rank=3
Marach Kala: @c19r22, town, also=Makhachkala, rank=4
Astrakhan: @c19r19, minor city, side=soviet, rank=3
Simferopol: @c10r21, minor city, side=soviet, rank=3
Sevastopol: @c9r21, minor city, side=soviet, rank=3
Perekop: @c9r20, town, rank=4
Melitopol: @c10r19, town, rank=4
Odessa: @c7r19, major city, side=soviet, production=1, rank=2
Nikolaev: @c8r19, town, rank=4
Constanza: @c5r22, minor city, side=german, also=Constanta, rank=3
Varna: @c5r23, town, rank=4
Bucharest: @c4r21, major city, side=german, also=Bukharest, production=1, rank=1
Ploesti: @c3r20, minor city, side=german, resource=4, rank=3
Kharkov: @c11r15, major city, side=soviet, also=Kharkiv|Charkow, production=3, rank=2
Dnepropetrovsk: @c10r17, major city, side=soviet, production=2, rank=2
Krivoy-Rog: @c9r18, town, resource=1, rank=4
Kremenchug: @c9r17, town, rank=4
Cherkassy: @c8r16, minor city, side=soviet, rank=3
Kiev: @c7r15, major city, side=soviet, also=Kyiv, production=2, rank=1
Vinnitsa: @c5r16, minor city, side=soviet, rank=3
Tulchin: @c6r17, town, rank=4
Uman: @c7r17, town, rank=4
Cernauti: @c4r17, town, also=Chernivtsi|Chernovtsy, rank=4
Ternopol: @c4r15, minor city, side=soviet, also=Tarnopol, rank=3
Luck: @c3r14, town, also=Lutsk, rank=4
Lvov: @c3r15, minor city, side=soviet, also=Lwow|Lemberg|Lviv, rank=3
Grodno: @c3r11, town, rank=4
Minsk: @c5r11, major city, side=soviet, production=1, rank=2
Vitebsk: @c7r9, minor city, side=soviet, rank=3
Smolensk: @c8r10, minor city, side=soviet, rank=3
Gomel: @c7r12, minor city, side=soviet, rank=3
Bryansk: @c9r12, minor city, side=soviet, rank=3
Tula: @c11r10, major city, side=soviet, production=1, rank=2
Moscow: @c11r9, major city, side=soviet, production=10, rank=1
Kalinin: @c10r8, major city, side=soviet, also=Tver, production=1, rank=2
Yaroslavl: @c12r6, major city, side=soviet, also=Yaroslav, production=1, rank=2
Ivanovo: @c13r7, major city, side=soviet, production=1, rank=2
Leningrad: @c7r4, major city, side=soviet, also=St Petersburg, production=6, rank=1
Volkhov: @c8r4, town, rank=4
Tallinn: @c4r4, minor city, side=soviet, rank=3
Riga: @c4r7, major city, side=soviet, production=1, rank=2
Ventspils: @c2r7, town, rank=4
Memel: @c2r9, minor city, side=german, also=Klaipeda, rank=3
Konigsberg: @c1r10, major city, side=german, also=Kaliningrad|Konigsburg|Königsberg, production=1, rank=2
Danzig: @c0r10, major city, side=german, also=Gdansk, production=1, rank=2
Warsaw: @c1r12, major city, side=german, production=2, rank=1
Kursk: @c11r13, minor city, side=soviet, rank=3
Mineralnye Vody: @c16r21, town, rank=4
Mozdok: @c18r21, town, rank=4
Kizlyar: @c19r21, town, rank=4
Sochi: @c14r23, town, rank=4
Sukhumi: @c15r23, town, rank=4
Kutaisi: @c16r24, town, rank=4
Kherson: @c9r19, town, rank=4
Zaporozhye: @c10r18, minor city, side=soviet, rank=3
Poltava: @c9r16, town, rank=4
Voronezh: @c13r13, major city, side=soviet, production=1, rank=2
Orel: @c10r12, minor city, side=soviet, rank=3
Krakow: @c0r14, major city, side=german, production=1, rank=2
Lodz: @c0r12, minor city, side=german, rank=3
Petrozavodsk: @c9r2, town, rank=4
Vyborg: @c6r3, town, also=Viipuri, rank=4
Pskov: @c6r7, minor city, side=soviet, rank=3
Novgorod: @c7r6, minor city, side=soviet, rank=3
Kovno: @c3r10, minor city, side=soviet, also=Kaunas, rank=3
Vilna: @c4r10, minor city, side=soviet, also=Vilnius|Wilno, rank=3
Brest: @c3r13, town, also=Brest Litovsk|Brest-Litovsk, rank=4
Velikie Luki: @c7r8, town, rank=4
Rzhev: @c9r8, town, rank=4
Vyazma: @c9r10, town, rank=4
Tambov: @c14r12, minor city, side=soviet, rank=3
Michurinsk: @c13r12, town, rank=4
Balashov: @c15r13, town, rank=4
Ryazan: @c12r10, minor city, side=soviet, rank=3
Vologda: @c12r5, minor city, side=soviet, rank=3
Zhitomir: @c6r15, town, rank=4
Jassy: @c5r18, minor city, side=german, also=Iasi, rank=3
Galatz: @c5r20, minor city, side=german, also=Galati, rank=3
Kishinev: @c6r19, minor city, side=soviet, rank=3
Cluj: @c2r18, minor city, side=german, rank=3
Craiova: @c2r21, minor city, side=german, rank=3
Lublin: @c2r13, minor city, side=german, rank=3
Uzhgorod: @c1r16, minor city, side=german, rank=3
Przemysl: @c2r15, town, rank=4

[hexes]
Petrozavodsk NW1 NE1: forest, lakeside, closed
Vyborg NE2: forest, lakeside, closed
Petrozavodsk W1 NW1: forest
Petrozavodsk NW1: forest, lakeside
Petrozavodsk NE1: forest, lakeside, closed
Volkhov NW2: forest, lakeside, closed
Petrozavodsk W1: forest, lakeside
Petrozavodsk: forest, lakeside
Petrozavodsk E1: forest, lakeside
Ventspils NW4: forest, closed
Tallinn W3 NW1: forest, coast, closed
Tallinn W2 NW1: forest, coast, closed
Tallinn W1 NW1: forest, coast
Tallinn NW1: forest
Tallinn NE1: forest, coast
Vyborg: forest, coast, lakeside
Leningrad NW1: forest, lakeside
Leningrad NE1: lake
Volkhov NE1: forest, lakeside
Petrozavodsk SE1: forest, lakeside
Vologda NW2: forest
Ventspils NW3: forest, coast, lakeside, closed
Tallinn W3: forest, coast, closed
Tallinn W2: sea
Tallinn W1: forest, coast
Tallinn: forest, coast, port
Tallinn E1: forest, coast
Leningrad W1: forest, coast
Leningrad: forest, coast, lakeside, port, major port, control port, fortress
Volkhov: forest, lakeside
Volkhov E1: forest
Volkhov E2: forest
Vologda NW1: forest, lakeside
Ventspils NW2 W1: forest, coast, closed
Ventspils NW2: sea
Ventspils NW1 NE1: sea
Riga NW2: forest, coast, closed
Tallinn SW1: forest, coast
Tallinn SE1: forest
Leningrad SW1 W1: forest, coast, lakeside
Leningrad SW1: forest
Leningrad SE1: marsh
Volkhov SE1: forest
Vologda W2: forest
Vologda W1: forest
Vologda: forest
Ventspils W1 NW1: forest, coast, closed
Ventspils NW1: sea
Ventspils NE1: forest, coast
Riga NW1: forest, coast, closed
Riga NE1: forest, coast
Pskov NW1: forest, lakeside
Pskov NE1: forest
Novgorod: forest, lakeside
Novgorod E1: forest
Kalinin NW2: forest
Yaroslavl W2: forest
Yaroslavl W1: forest
Yaroslavl: forest
Ventspils W2: sea
Ventspils W1: sea
Ventspils: forest, coast, port
Riga W1: forest, coast
Riga: forest, coast, port, control port
Riga E1: forest
Pskov: forest
Pskov E1: forest
Novgorod SE1: forest
Rzhev NW1: forest
Kalinin NW1: forest
Kalinin NE1: clear
Yaroslavl SW1: forest
Ivanovo: clear
Konigsberg NW2: sea
Ventspils SW1: sea, closed
Ventspils SE1: clear, coast
Riga SW1: clear
Riga SE1: forest
Pskov SW1: forest
Vitebsk NW1: forest
Velikie Luki: forest
Velikie Luki E1: forest
Rzhev: forest
Kalinin: forest
Moscow NE1: forest
Ivanovo SW1: clear
Ivanovo SE1: forest
Danzig NW1: clear, coast
Memel W1: clear, coast
Memel: clear, coast, port
Memel E1: clear
Kovno NE1: clear
Vilna NE1: forest
Vitebsk W1: forest
Vitebsk: forest
Vitebsk E1: forest
Smolensk NE1: forest
Moscow W1: clear
Moscow: clear
Tula NE1: clear
Ryazan NE1: marsh
Ivanovo SE2: forest
Danzig: clear, coast, port, major port, control port
Konigsberg: clear, coast, port
Grodno NW1: clear
Kovno: clear
Vilna: clear
Minsk NE1: forest
Vitebsk SW1: clear
Vitebsk SE1: clear
Smolensk: clear
Vyazma: clear
Tula W1: clear
Tula: clear
Ryazan: clear
Ryazan E1: clear
Michurinsk NE2: clear
Danzig SW1: clear
Konigsberg SW1: clear
Grodno W1: clear
Grodno: clear
Grodno E1: clear
Minsk: clear
Minsk E1: clear
Gomel NW1: clear
Smolensk SW1: clear
Smolensk SE1: forest
Bryansk NE1: forest
Tula SW1: clear
Tula SE1: clear
Michurinsk NW1: clear
Tambov NW1: clear
Tambov NE1: clear
Lodz: clear
Warsaw: clear
Grodno SW1: clear
Grodno SE1: clear
Minsk SW1: marsh
Minsk SE1: marsh
Gomel W1: clear
Gomel: clear
Gomel E1: clear
Bryansk: clear
Orel: clear
Kursk NE1: clear
Voronezh NW1: clear
Michurinsk: clear
Tambov: clear
Tambov E1: clear
Krakow NW1: clear
Warsaw SW1: clear
Lublin: clear
Brest: clear
Luck NE1: marsh
Ternopol NE2: marsh
Kiev NW2: marsh
Gomel SW1: clear
Gomel SE1: clear
Bryansk SW1: clear
Bryansk SE1: clear
Kursk: clear
Kursk E1: clear
Voronezh: clear
Voronezh E1: clear
Balashov: clear
Balashov E1: clear
Krakow: clear
Krakow E1: clear
Luck W1: clear
Luck: clear
Ternopol NE1: clear
Zhitomir NW1: forest
Kiev NW1: clear
Kiev NE1: clear
Gomel SE2: clear
Cherkassy NE2: clear
Kharkov NW1: clear
Kharkov NE1: clear
Voronezh SW1: clear
Voronezh SE1: clear
Balashov SW1: clear
Archeda NW1: clear
Archeda NE1: clear
Krakow SW1: mountain
Krakow SE1: clear
Przemysl: clear
Lvov: clear
Ternopol: clear
Vinnitsa NW1: clear
Zhitomir: clear
Kiev: clear
Cherkassy NW1: clear
Cherkassy NE1: clear
Kharkov W1: clear
Kharkov: clear
Kharkov E1: clear
Millerovo NW1: clear
Millerovo NE1: clear
Kalach NW1: clear
Archeda: clear
Stalingrad NE1: clear
Uzhgorod W1: forest
Uzhgorod: clear
Lvov SW1: mountain
Cernauti NW1: clear
Vinnitsa W1: clear
Vinnitsa: clear
Kiev SW1: clear
Cherkassy W1: clear
Cherkassy: clear
Poltava: clear
Kharkov SW1: clear
Stalino NW1: clear
Voroshilovgrad NW1: clear
Millerovo: clear
Kamensko NE1: clear
Kalach: clear
Stalingrad: clear
Stalingrad E1: clear
Uzhgorod SW1 W1: clear
Uzhgorod SW1: clear
Cluj NW1: clear
Cernauti W1: mountain
Cernauti: clear
Vinnitsa SW1: clear
Tulchin: clear
Uman: clear
Kremenchug W1: clear
Kremenchug: clear
Dnepropetrovsk: clear
Stalino W1: clear
Stalino: clear, mineral
Voroshilovgrad: clear
Kamensko: clear
Kamensko E1: clear
Kotelnikovo: clear
Stalingrad SE1: clear
Kotelnikovo E2: clear
Cluj W2: clear
Cluj W1: clear
Cluj: clear
Cernauti SW1: mountain
Cernauti SE1: clear
Jassy: clear
Odessa NW1: clear
Odessa NE1: clear
Nikolaev NE1: clear
Krivoy-Rog: clear, mineral
Zaporozhye: clear
Mariupol W1: clear
Mariupol: clear, coast, port
Rostov: clear, coast, port, control port
Rostov E1: clear
Kotelnikovo SW1: clear
Kotelnikovo SE1: clear
Stalingrad SE2: clear
Astrakhan NW1: clear
Uzhgorod SW3: clear
Craiova NW2: clear
Cluj SW1: mountain
Ploesti NW1: mountain
Ploesti NE1: mountain
Jassy SW1: clear
Kishinev: clear
Odessa: clear, coast, port, major port
Nikolaev: clear, coast, port
Kherson: clear
Melitopol: clear, coast
Kerch NW1: clear, coast
Kerch NE1: clear, coast
Rostov SW1: clear, coast
Rostov SE1: clear
Salsk: clear
Salsk E1: clear
Kotelnikovo SE2: clear
Astrakhan W1: clear
Astrakhan: clear, coast, port
Craiova W1 NW1: clear
Craiova NW1: mountain
Ploesti W1: mountain
Ploesti: clear, oil
Bucharest NE1: clear
Galatz: clear
Odessa SW1: clear, coast
Odessa SE1: sea, closed
Sevastopol NW1: clear, coast
Perekop: clear, coast, lakeside
Kerch W1: clear, coast, lakeside, closed
Kerch: clear, coast, port
Krasnodar W1: marsh, coast
Krasnodar: clear
Kropotkin: clear
Stavropol: clear
Stavropol E1: clear
Mozdok NW1: clear
Astrakhan SW1: clear, coast
Astrakhan SE1: sea
Craiova W2: clear
Craiova W1: clear
Craiova: clear
Bucharest W1: clear
Bucharest: clear
Constanza NW1: clear
Constanza NE1: clear, coast
Sevastopol W2: sea
Sevastopol W1: sea
Sevastopol: clear, coast, port, control port, fortress
Simferopol: clear, coast
Novorossiysk W1: clear, coast
Novorossiysk: clear, coast, port
Krasnodar SW1: forest, coast
Maikop: clear, oil
Armavir: clear
Mineralnye Vody: clear
Ordzhonikidze NW1: clear
Mozdok: clear
Kizlyar: clear, coast
Marach Kala NE1: sea
Craiova SW1 W1: clear
Craiova SW1: clear
Craiova SE1: clear
Bucharest SW1: clear
Constanza W1: clear
Constanza: clear, coast, port
Constanza E1: sea
Constanza E2: sea
Sevastopol SW1: sea
Simferopol SW1: sea
Simferopol SE1: sea
Novorossiysk SW1: sea
Tuapse W1: sea
Tuapse: mountain, coast
Maikop SE1: mountain
Armavir SE1: mountain
Ordzhonikidze W1: mountain
Ordzhonikidze: mountain
Grozny: forest, oil
Marach Kala: clear, coast, port
Marach Kala E1: sea
Craiova SW2 W1: clear
Craiova SW2: clear
Craiova SE1 SW1: clear
Varna W2: clear
Varna W1: clear
Varna: clear, coast, port
Constanza SE1: sea
Varna E2: sea
Sevastopol SW2: sea
Simferopol SW2: sea
Sevastopol SE2: sea
Novorossiysk SW2: sea
Sochi W2: sea
Tuapse SW1: sea
Sochi: forest, coast
Sukhumi: forest, coast
Batumi NE1: mountain
Tbilisi NW1: mountain
Tbilisi NE1: mountain
Grozny SE1: mountain
Marach Kala SE1: mountain, coast
Craiova SW3: clear
Craiova SW2 SE1: clear
Bucharest SW3: forest
Varna SW1 W1: clear
Varna SW1: clear, coast
Varna SE1: sea
Constanza SE2: sea
Sevastopol SW3: sea
Simferopol SW3: forest, coast, closed
Simferopol SW2 SE1: forest, coast, closed
Novorossiysk SW3: clear, coast, closed
Simferopol SE3: sea
Tuapse SW2: sea
Sochi SW1: sea
Batumi W1: sea
Batumi: forest, coast, port, control port
Kutaisi: mountain
Tbilisi: forest
Tbilisi E1: clear
Craiova SW4: clear
Craiova SW3 SE1: clear, coast
Bucharest SW4: clear, coast
Varna SW2 W1: clear, coast
Varna SW2: clear, closed
Varna SE1 SW1: clear, coast, closed
Varna SE2: clear, coast, closed
Constanza SE3: clear, coast, closed
Simferopol SW4: forest, coast, closed
Simferopol SW3 SE1: clear, closed
Novorossiysk SW4: clear, closed
Sevastopol SE4: clear, coast, closed
Tuapse SW3: clear, coast, closed
Sochi SW2: forest, coast, closed
Sukhumi SW2: mountain, coast, closed
Batumi SW1: mountain, coast, closed
Batumi SE1: mountain, closed
Tbilisi SW1: mountain
Batumi SW2: mountain, closed

[sides]
Tallinn W3 NW1/Tallinn W2 NW1: sea
Tallinn W2 NW1/Tallinn W1 NW1: sea
Tallinn W2 NW1/Tallinn W3: sea
Vyborg/Tallinn E1: sea
Tallinn W1/Tallinn: sea
Tallinn W1/Tallinn SW1: sea
Tallinn W1/Riga NW2: sea
Tallinn E1/Leningrad W1: sea
Leningrad W1/Leningrad SW1 W1: river
Leningrad/Volkhov: river
Leningrad/Leningrad SE1: river
Ventspils NW2 W1/Ventspils W1 NW1: sea
Riga NW2/Tallinn SW1: sea
Leningrad SW1 W1/Leningrad SW1: river
Leningrad SW1/Leningrad SE1: river
Leningrad SE1/Novgorod: river
Ventspils NE1/Riga NW1: sea
Riga NW1/Riga: sea
Riga NW1/Riga W1: sea
Yaroslavl W1/Yaroslavl SW1: river
Yaroslavl/Ivanovo: river
Yaroslavl/Yaroslavl SW1: river
Riga/Riga SW1: river
Kalinin NW1/Kalinin: river
Kalinin NW1/Rzhev: river
Kalinin NE1/Yaroslavl SW1: river
Kalinin NE1/Moscow NE1: river
Kalinin NE1/Kalinin: river
Riga SW1/Riga SE1: river
Riga SE1/Vilna NE1: river
Riga SE1/Kovno NE1: river
Pskov SW1/Vitebsk W1: river
Pskov SW1/Vilna NE1: river
Vitebsk NW1/Vitebsk: river
Vitebsk NW1/Vitebsk W1: river
Velikie Luki/Vitebsk: river
Ivanovo SE1/Ivanovo SE2: river
Danzig NW1/Memel W1: sea
Memel W1/Memel: sea
Memel W1/Danzig: sea
Memel/Grodno NW1: river
Memel/Konigsberg: river
Memel E1/Grodno NW1: river
Vitebsk/Vitebsk E1: river
Moscow/Tula: river
Tula NE1/Ryazan: river
Tula NE1/Tula: river
Ryazan NE1/Ivanovo SE2: river
Ryazan NE1/Ryazan E1: river
Ryazan NE1/Ryazan: river
Danzig/Konigsberg: river
Danzig/Konigsberg SW1: river
Grodno NW1/Kovno: river
Kovno/Grodno: river
Vitebsk SE1/Smolensk: river
Vitebsk SE1/Smolensk SW1: river
Tula W1/Tula: river
Tula W1/Tula SW1: river
Danzig SW1/Konigsberg SW1: river
Konigsberg SW1/Warsaw: river
Konigsberg SW1/Lodz: river
Grodno W1/Warsaw: river
Gomel NW1/Smolensk SW1: river
Gomel NW1/Gomel: river
Bryansk NE1/Tula SW1: river
Bryansk NE1/Bryansk: river
Warsaw/Grodno SW1: river
Warsaw/Lublin: river
Grodno SW1/Lublin: river
Gomel W1/Gomel: river
Gomel/Gomel SW1: river
Gomel E1/Bryansk SW1: river
Bryansk/Orel: river
Bryansk/Bryansk SE1: river
Bryansk/Bryansk SW1: river
Warsaw SW1/Lublin: river
Warsaw SW1/Krakow E1: river
Lublin/Brest: river
Brest/Luck W1: river
Gomel SW1/Gomel SE1: river
Gomel SW1/Kiev NE1: river
Gomel SE1/Bryansk SW1: river
Gomel SE1/Gomel SE2: river
Kursk E1/Voronezh: river
Voronezh/Voronezh SW1: river
Krakow/Krakow E1: river
Krakow/Krakow SE1: river
Luck W1/Luck: river
Luck/Lvov: river
Kiev NW1/Kiev NE1: river
Kiev NE1/Gomel SE2: river
Kiev NE1/Cherkassy NW1: river
Kiev NE1/Kiev: river
Voronezh SW1/Voronezh SE1: river
Voronezh SE1/Millerovo NW1: river
Archeda NE1/Stalingrad NE1: river
Lvov/Lvov SW1: river
Kiev/Cherkassy NW1: river
Cherkassy NW1/Cherkassy: river
Cherkassy NW1/Cherkassy W1: river
Cherkassy NE1/Cherkassy: river
Kharkov/Kharkov E1: river
Kharkov E1/Stalino NW1: river
Millerovo NW1/Millerovo NE1: river
Millerovo NE1/Kamensko NE1: river
Millerovo NE1/Millerovo: river
Kalach NW1/Kalach: river
Kalach NW1/Kamensko NE1: river
Archeda/Stalingrad NE1: river
Archeda/Kalach: river
Stalingrad NE1/Stalingrad: river
Lvov SW1/Cernauti NW1: river
Cernauti NW1/Cernauti: river
Cernauti NW1/Cernauti W1: river
Vinnitsa W1/Vinnitsa SW1: river
Vinnitsa W1/Cernauti: river
Vinnitsa/Tulchin: river
Vinnitsa/Vinnitsa SW1: river
Kiev SW1/Tulchin: river
Cherkassy/Poltava: river
Poltava/Dnepropetrovsk: river
Poltava/Kremenchug: river
Kharkov SW1/Dnepropetrovsk: river
Stalino NW1/Voroshilovgrad NW1: river
Voroshilovgrad NW1/Voroshilovgrad: river
Voroshilovgrad NW1/Stalino: river
Millerovo/Voroshilovgrad: river
Kalach/Stalingrad: river
Kalach/Kotelnikovo: river
Stalingrad/Stalingrad E1: river
Stalingrad E1/Stalingrad SE1: river
Cernauti/Vinnitsa SW1: river
Vinnitsa SW1/Tulchin: river
Vinnitsa SW1/Cernauti SE1: river
Tulchin/Uman: river
Tulchin/Jassy: river
Uman/Odessa NE1: river
Uman/Odessa NW1: river
Kremenchug W1/Odessa NE1: river
Dnepropetrovsk/Stalino W1: river
Dnepropetrovsk/Zaporozhye: river
Voroshilovgrad/Kamensko: river
Kamensko/Rostov E1: river
Kamensko/Rostov: river
Kamensko E1/Kotelnikovo: river
Kamensko E1/Kotelnikovo SW1: river
Kamensko E1/Rostov E1: river
Stalingrad SE1/Kotelnikovo E2: river
Kotelnikovo E2/Stalingrad SE2: river
Cernauti SE1/Jassy: river
Jassy/Odessa NW1: river
Jassy/Jassy SW1: river
Odessa NW1/Kishinev: river
Odessa NE1/Nikolaev NE1: river
Odessa NE1/Nikolaev: river
Krivoy-Rog/Zaporozhye: river
Krivoy-Rog/Melitopol: river
Mariupol/Rostov SW1: sea
Rostov/Rostov E1: river
Rostov/Rostov SE1: river
Rostov/Rostov SW1: river
Rostov E1/Rostov SE1: river
Stalingrad SE2/Astrakhan NW1: river
Astrakhan NW1/Astrakhan W1: river
Jassy SW1/Kishinev: river
Kishinev/Odessa: river
Kishinev/Galatz: river
Odessa/Nikolaev: river
Odessa/Odessa SW1: river
Kherson/Melitopol: river
Kherson/Perekop: river
Melitopol/Kerch W1: sea
Melitopol/Perekop: rail only
Kerch NW1/Kerch NE1: sea
Kerch NW1/Kerch: sea
Kerch NW1/Kerch W1: sea
Kerch NE1/Rostov SW1: sea
Kerch NE1/Krasnodar W1: sea
Kerch NE1/Kerch: sea
Astrakhan W1/Astrakhan: river
Astrakhan/Astrakhan SW1: river
Craiova W1 NW1/Craiova W1: river
Craiova W1 NW1/Craiova W2: river
Craiova NW1/Craiova W1: river
Galatz/Odessa SW1: river
Galatz/Constanza NE1: river
Odessa SW1/Constanza NE1: river
Kerch W1/Kerch: sea
Kerch/Krasnodar W1: sea
Kerch/Novorossiysk: strait
Krasnodar W1/Krasnodar SW1: river
Krasnodar W1/Novorossiysk: river
Krasnodar/Maikop: river
Krasnodar/Krasnodar SW1: river
Kropotkin/Armavir: river
Kropotkin/Maikop: river
Stavropol/Armavir: river
Craiova W1/Craiova: river
Craiova/Craiova SE1: river
Craiova/Craiova SW1: river
Bucharest W1/Craiova SE1: river
Bucharest/Constanza W1: river
Constanza NW1/Constanza NE1: river
Constanza NW1/Constanza: river
Constanza NW1/Constanza W1: river
Novorossiysk W1/Novorossiysk: sea
Armavir/Mineralnye Vody: river
Mozdok/Grozny: river
Kizlyar/Marach Kala: river
Kizlyar/Grozny: river
Craiova SE1/Bucharest SW1: river
Bucharest SW1/Constanza W1: river
Bucharest SW1/Varna W1: river
Bucharest SW1/Varna W2: river
Maikop SE1/Sukhumi: alpine
Armavir SE1/Batumi NE1: alpine
Armavir SE1/Sukhumi: alpine
Ordzhonikidze W1/Tbilisi NW1: alpine
Ordzhonikidze W1/Batumi NE1: alpine
Ordzhonikidze/Grozny: river
Ordzhonikidze/Tbilisi NW1: alpine
Sukhumi/Batumi: sea
Simferopol SW3/Simferopol SW2 SE1: sea
Simferopol SW2 SE1/Novorossiysk SW3: sea
Tuapse SW3/Sochi SW2: sea
Sochi SW2/Sukhumi SW2: sea

[links]
rail: Petrozavodsk NW1 - Petrozavodsk - Volkhov NE1
rail: Vyborg - Leningrad W1 - Leningrad
rail: Volkhov NE1 - Volkhov E1
rail: Volkhov NE1 - Volkhov
rail: Leningrad - Volkhov
rail: Leningrad - Leningrad SW1
rail: Volkhov - Volkhov E1
rail: Volkhov E1 - Vologda W2 - Vologda W1 - Vologda - Yaroslavl
rail: Leningrad SW1 - Novgorod
rail: Leningrad SW1 - Pskov NE1 - Pskov - Riga E1
rail: Leningrad SW1 - Leningrad SW1 W1 - Tallinn E1 - Tallinn - Tallinn SE1 - Riga NE1 - Riga E1
rail: Novgorod - Novgorod E1 - Rzhev NW1 - Kalinin NW1 - Kalinin
rail: Novgorod - Pskov E1 - Velikie Luki - Vitebsk
rail: Yaroslavl - Ivanovo
rail: Yaroslavl - Yaroslavl SW1 - Moscow NE1
rail: Ventspils - Riga W1 - Riga
rail: Riga - Riga E1
rail: Riga - Riga SE1 - Pskov SW1 - Vitebsk W1 - Vitebsk
rail: Riga - Riga SW1 - Ventspils SE1 - Memel - Grodno NW1
rail: Kalinin - Moscow
rail: Kalinin - Rzhev - Moscow W1
rail: Moscow NE1 - Ivanovo SW1 - Ivanovo SE1
rail: Moscow NE1 - Moscow
rail: Vitebsk - Vitebsk SE1
rail: Moscow W1 - Moscow
rail: Moscow W1 - Vyazma - Smolensk
rail: Moscow - Tula NE1 - Ryazan
rail: Moscow - Tula - Tula SW1 - Orel
rail: Danzig - Konigsberg - Grodno NW1
rail: Grodno NW1 - Kovno - Vilna - Minsk
rail: Vitebsk SE1 - Smolensk
rail: Vitebsk SE1 - Gomel NW1 - Gomel
rail: Vitebsk SE1 - Vitebsk SW1 - Minsk E1
rail: Smolensk - Smolensk SE1 - Bryansk
rail: Ryazan - Ryazan E1 - Michurinsk NE2
rail: Ryazan - Michurinsk NW1 - Michurinsk
rail: Danzig SW1 - Lodz - Warsaw
rail: Minsk - Minsk E1
rail: Minsk - Minsk SW1 - Grodno SE1 - Brest - Grodno SW1 - Warsaw
rail: Minsk E1 - Gomel W1 - Gomel
rail: Warsaw - Lublin
rail: Gomel - Gomel E1 - Bryansk
rail: Gomel - Gomel SW1 - Kiev NE1 - Kiev
rail: Bryansk - Orel
rail: Orel - Kursk
rail: Michurinsk - Tambov - Tambov E1
rail: Michurinsk - Voronezh
rail: Krakow NW1 - Warsaw SW1 - Lublin
rail: Lublin - Luck W1 - Luck - Ternopol NE1 - Vinnitsa NW1 - Zhitomir - Kiev
rail: Kursk - Kursk E1 - Voronezh
rail: Kursk - Kharkov NW1
rail: Voronezh - Voronezh E1 - Balashov
rail: Voronezh - Voronezh SW1 - Millerovo NW1
rail: Balashov - Balashov E1
rail: Balashov - Archeda NW1 - Archeda - Stalingrad
rail: Krakow - Krakow SE1
rail: Kharkov NW1 - Kharkov
rail: Kharkov NW1 - Cherkassy NE2 - Gomel SE2 - Cherkassy NW1
rail: Krakow SW1 - Krakow SE1
rail: Krakow SE1 - Przemysl
rail: Przemysl - Lvov
rail: Przemysl - Uzhgorod - Uzhgorod W1
rail: Lvov - Ternopol - Vinnitsa W1 - Vinnitsa
rail: Lvov - Cernauti NW1 - Cernauti - Cernauti SE1 - Jassy
rail: Kiev - Cherkassy NW1
rail: Kiev - Kiev SW1 - Vinnitsa
rail: Cherkassy NW1 - Cherkassy - Kremenchug - Poltava - Kharkov SW1
rail: Kharkov - Kharkov E1 - Millerovo NW1
rail: Kharkov - Stalino NW1 - Stalino
rail: Kharkov - Kharkov SW1
rail: Millerovo NW1 - Millerovo - Voroshilovgrad
rail: Vinnitsa - Tulchin
rail: Kharkov SW1 - Dnepropetrovsk
rail: Stalingrad - Stalingrad E1 - Kotelnikovo E2 - Astrakhan NW1 - Astrakhan - Astrakhan SW1 - Kizlyar
rail: Kizlyar - Grozny
rail: Stalingrad - Kotelnikovo - Kotelnikovo SW1 - Salsk - Rostov SE1
rail: Stalingrad - Kalach - Kamensko E1 - Kamensko - Voroshilovgrad
rail: Uzhgorod SW1 W1 - Uzhgorod SW1 - Cluj W1
rail: Tulchin - Uman
rail: Tulchin - Odessa NW1 - Odessa
rail: Dnepropetrovsk - Zaporozhye - Melitopol - Perekop - Simferopol
rail: Dnepropetrovsk - Krivoy-Rog - Nikolaev NE1 - Nikolaev - Odessa
rail: Stalino - Voroshilovgrad
rail: Stalino - Mariupol - Rostov
rail: Voroshilovgrad - Rostov
rail: Cluj W1 - Cluj - Ploesti NW1 - Ploesti - Bucharest
rail: Cluj W1 - Craiova NW2 - Uzhgorod SW3
rail: Jassy - Kishinev - Odessa
rail: Jassy - Jassy SW1 - Galatz - Constanza NW1
rail: Rostov - Rostov SE1
rail: Rostov SE1 - Kropotkin
rail: Kerch - Novorossiysk W1 - Simferopol
rail: Kropotkin - Armavir
rail: Kropotkin - Krasnodar - Krasnodar W1 - Novorossiysk
rail: Craiova W2 - Craiova W1 - Craiova - Bucharest W1 - Bucharest
rail: Bucharest - Constanza NW1
rail: Bucharest - Constanza W1 - Varna
rail: Constanza NW1 - Constanza
rail: Sevastopol - Simferopol
rail: Armavir - Mineralnye Vody - Ordzhonikidze NW1 - Mozdok - Grozny
rail: Armavir - Maikop - Tuapse - Sochi - Sukhumi - Batumi NE1 - Kutaisi
rail: Grozny - Marach Kala - Marach Kala SE1
rail: Batumi - Kutaisi
rail: Kutaisi - Tbilisi
rail: Tbilisi - Tbilisi E1
rail: Tbilisi - Tbilisi SW1

[areas]
country: Hungary: Uzhgorod, Uzhgorod SW1 W1..Cernauti W1, Cluj W2..Cluj
country: Rumania: Cernauti, Cernauti SW1..Jassy, Craiova NW2..Kishinev, Craiova W1 NW1..Odessa SW1
country: Rumania: Craiova..Constanza NE1, Bucharest SW1..Constanza
country: Bulgaria: Craiova SW1, Craiova SW2..Varna, Craiova SW2 SE1..Varna SW1, Varna SE1 SW1, Varna SE2
country: Finland: Vyborg NE2, Volkhov NW2, Tallinn NW1..Vyborg
country: Turkey: Simferopol SW3..Novorossiysk SW3, Varna SW2..Batumi SE1, Batumi SW2
country: Sweden: Ventspils NW4..Tallinn W2 NW1, Ventspils NW3, Tallinn W3, Ventspils NW2 W1
country: Sweden: Ventspils W1 NW1
sea area: Baltic Sea: Ventspils NW3..Tallinn W2, Ventspils NW2 W1..Riga NW2, Ventspils W1 NW1..Ventspils NE1
sea area: Baltic Sea: Ventspils W2..Ventspils, Konigsberg NW2, Ventspils SW1, Danzig NW1..Memel, Danzig
sea area: Baltic Sea: Konigsberg
sea area: Gulf of Finland: Tallinn W1 NW1, Tallinn NE1, Vyborg, Tallinn W2..Leningrad, Tallinn SW1
sea area: Gulf of Finland: Leningrad SW1 W1
sea area: Gulf of Riga: Riga NW2, Tallinn SW1, Ventspils NE1, Riga NW1, Ventspils..Riga
sea area: Western Black Sea: Odessa, Nikolaev, Odessa SW1..Perekop, Constanza NE1..Sevastopol
sea area: Western Black Sea: Constanza..Simferopol SW1, Varna..Simferopol SW2, Varna SE1..Simferopol SW2 SE1
sea area: Western Black Sea: Varna SE1 SW1..Simferopol SW4
sea area: Eastern Black Sea: Kerch, Sevastopol..Krasnodar SW1, Simferopol SW1..Tuapse
sea area: Eastern Black Sea: Simferopol SW2..Sukhumi, Simferopol SW2 SE1..Batumi, Sevastopol SE4..Batumi SW1
sea area: Sea of Azov: Mariupol, Rostov, Kerch NW1..Rostov SW1, Kerch W1..Krasnodar W1
sea area: Caspian Sea: Astrakhan, Astrakhan SE1, Kizlyar, Marach Kala NE1, Marach Kala, Marach Kala E1
military district: Baltic: Ventspils SE1, Memel E1, Kovno
military district: West: Grodno, Grodno SW1, Brest
military district: Kiev: Luck, Lvov, Lvov SW1, Cernauti NW1, Cernauti, Vinnitsa SW1
military district: Odessa: Tulchin, Odessa NW1, Kishinev, Odessa SW1
army group sector: North: Danzig NW1..Memel, Danzig..Grodno NW1
army group sector: Center: Danzig SW1..Grodno W1, Lodz, Warsaw, Krakow NW1..Lublin
army group sector: South: Krakow..Luck W1, Krakow SW1..Przemysl
army group sector: Rumania sector: Cernauti SW1..Jassy, Craiova NW2..Jassy SW1, Craiova W1 NW1..Galatz
army group sector: Rumania sector: Craiova..Constanza NE1, Bucharest SW1..Constanza
start line: S41 german: Danzig NW1..Memel, Danzig..Grodno NW1, Danzig SW1..Grodno W1, Lodz, Warsaw
start line: S41 german: Krakow NW1..Lublin, Krakow..Luck W1, Krakow SW1..Przemysl, Uzhgorod W1, Uzhgorod
start line: S41 german: Uzhgorod SW1 W1..Cernauti W1, Cluj W2..Jassy, Uzhgorod SW3..Jassy SW1
start line: S41 german: Craiova W1 NW1..Galatz, Craiova W2..Constanza NE1, Craiova SW1 W1..Constanza
start line: S41 german: Craiova SW2 W1..Varna, Craiova SW3..Varna SW1, Craiova SW4..Varna SW2 W1
start line: S41 soviet: Petrozavodsk NW1 NE1, Petrozavodsk W1 NW1..Petrozavodsk NE1
start line: S41 soviet: Petrozavodsk W1..Petrozavodsk E1, Tallinn W1 NW1, Volkhov NE1..Vologda NW2
start line: S41 soviet: Tallinn W1..Vologda NW1, Tallinn SW1..Vologda, Ventspils NE1, Riga NE1..Yaroslavl
start line: S41 soviet: Ventspils..Ivanovo, Ventspils SE1..Ivanovo SE1, Memel E1..Ivanovo SE2
start line: S41 soviet: Kovno..Michurinsk NE2, Grodno..Tambov NE1, Grodno SW1..Tambov E1, Brest..Balashov E1
start line: S41 soviet: Luck..Archeda NE1, Lvov..Stalingrad NE1, Lvov SW1..Stalingrad E1
start line: S41 soviet: Cernauti..Kotelnikovo E2, Odessa NW1..Astrakhan NW1, Kishinev..Astrakhan, Odessa SW1
start line: S41 soviet: Sevastopol NW1, Perekop, Kerch..Astrakhan SW1, Sevastopol..Kizlyar
start line: S41 soviet: Tuapse..Marach Kala, Sochi..Marach Kala SE1, Batumi..Tbilisi E1, Tbilisi SW1
start line: W41 german: Tallinn W1 NW1, Tallinn W1..Leningrad W1, Volkhov, Tallinn SW1..Leningrad SE1
start line: W41 german: Ventspils NE1, Riga NE1..Novgorod, Ventspils..Novgorod SE1, Ventspils SE1..Kalinin
start line: W41 german: Danzig NW1..Moscow W1, Danzig..Tula W1, Danzig SW1..Tula SW1, Lodz..Kursk NE1
start line: W41 german: Krakow NW1..Kursk, Krakow..Kharkov NE1, Krakow SW1..Kharkov
start line: W41 german: Uzhgorod W1..Stalino NW1, Uzhgorod SW1 W1..Stalino, Cluj W2..Mariupol
start line: W41 german: Uzhgorod SW3..Kerch NE1, Craiova W1 NW1..Odessa SW1, Sevastopol NW1, Perekop, Kerch
start line: W41 german: Craiova W2..Constanza NE1, Simferopol, Novorossiysk W1, Craiova SW1 W1..Constanza
start line: W41 german: Craiova SW2 W1..Varna, Craiova SW3..Varna SW1, Craiova SW4..Varna SW2 W1
start line: W41 soviet: Petrozavodsk NW1 NE1, Petrozavodsk W1 NW1..Petrozavodsk NE1
start line: W41 soviet: Petrozavodsk W1..Petrozavodsk E1, Volkhov NE1..Vologda NW2, Leningrad
start line: W41 soviet: Volkhov E1..Vologda NW1, Volkhov SE1..Vologda, Novgorod E1..Yaroslavl
start line: W41 soviet: Rzhev NW1..Ivanovo, Moscow NE1..Ivanovo SE1, Moscow..Ivanovo SE2
start line: W41 soviet: Tula..Michurinsk NE2, Tula SE1..Tambov NE1, Voronezh NW1..Tambov E1
start line: W41 soviet: Kursk E1..Balashov E1, Voronezh SW1..Archeda NE1, Kharkov E1..Stalingrad NE1
start line: W41 soviet: Voroshilovgrad NW1..Stalingrad E1, Voroshilovgrad..Kotelnikovo E2
start line: W41 soviet: Rostov..Astrakhan NW1, Rostov SW1..Astrakhan, Krasnodar W1..Astrakhan SW1
start line: W41 soviet: Sevastopol, Novorossiysk..Kizlyar, Tuapse..Marach Kala, Sochi..Marach Kala SE1
start line: W41 soviet: Batumi..Tbilisi E1, Tbilisi SW1
start line: S42 german: Tallinn W1 NW1, Tallinn W1..Leningrad W1, Volkhov, Tallinn SW1..Leningrad SE1
start line: S42 german: Ventspils NE1, Riga NE1..Novgorod, Ventspils..Novgorod SE1
start line: S42 german: Ventspils SE1..Velikie Luki, Rzhev, Danzig NW1..Smolensk NE1, Danzig..Vyazma
start line: S42 german: Danzig SW1..Smolensk SE1, Lodz..Orel, Krakow NW1..Kursk, Krakow..Kharkov NW1
start line: S42 german: Krakow SW1..Kharkov, Uzhgorod W1..Stalino NW1, Uzhgorod SW1 W1..Stalino
start line: S42 german: Cluj W2..Mariupol, Uzhgorod SW3..Kerch NE1, Craiova W1 NW1..Odessa SW1
start line: S42 german: Sevastopol NW1, Perekop, Kerch, Craiova W2..Constanza NE1, Simferopol
start line: S42 german: Novorossiysk W1, Craiova SW1 W1..Constanza, Craiova SW2 W1..Varna
start line: S42 german: Craiova SW3..Varna SW1, Craiova SW4..Varna SW2 W1
start line: S42 soviet: Petrozavodsk NW1 NE1, Petrozavodsk W1 NW1..Petrozavodsk NE1
start line: S42 soviet: Petrozavodsk W1..Petrozavodsk E1, Volkhov NE1..Vologda NW2, Leningrad
start line: S42 soviet: Volkhov E1..Vologda NW1, Volkhov SE1..Vologda, Novgorod E1..Yaroslavl
start line: S42 soviet: Rzhev NW1..Ivanovo, Velikie Luki E1, Kalinin..Ivanovo SE1, Moscow W1..Ivanovo SE2
start line: S42 soviet: Tula W1..Michurinsk NE2, Bryansk NE1..Tambov NE1, Kursk NE1..Tambov E1
start line: S42 soviet: Kursk E1..Balashov E1, Kharkov NE1..Archeda NE1, Kharkov E1..Stalingrad NE1
start line: S42 soviet: Voroshilovgrad NW1..Stalingrad E1, Voroshilovgrad..Kotelnikovo E2
start line: S42 soviet: Rostov..Astrakhan NW1, Rostov SW1..Astrakhan, Krasnodar W1..Astrakhan SW1
start line: S42 soviet: Sevastopol, Novorossiysk..Kizlyar, Tuapse..Marach Kala, Sochi..Marach Kala SE1
start line: S42 soviet: Batumi..Tbilisi E1, Tbilisi SW1
start line: W42 german: Tallinn W1 NW1, Tallinn W1..Leningrad W1, Volkhov, Tallinn SW1..Leningrad SE1
start line: W42 german: Ventspils NE1, Riga NE1..Novgorod, Ventspils..Novgorod SE1
start line: W42 german: Ventspils SE1..Velikie Luki, Rzhev, Danzig NW1..Smolensk NE1, Danzig..Vyazma
start line: W42 german: Danzig SW1..Smolensk SE1, Lodz..Orel, Krakow NW1..Kursk E1, Krakow..Voronezh SW1
start line: W42 german: Krakow SW1..Millerovo NW1, Uzhgorod W1..Kalach, Uzhgorod SW1 W1..Kotelnikovo
start line: W42 german: Cluj W2..Kotelnikovo SE1, Uzhgorod SW3..Kotelnikovo SE2, Craiova W1 NW1..Odessa SW1
start line: W42 german: Sevastopol NW1, Perekop, Kerch..Mozdok NW1, Craiova W2..Constanza NE1
start line: W42 german: Sevastopol..Mozdok, Craiova SW1 W1..Constanza, Armavir SE1, Ordzhonikidze W1
start line: W42 german: Craiova SW2 W1..Varna, Craiova SW3..Varna SW1, Craiova SW4..Varna SW2 W1
start line: W42 soviet: Petrozavodsk NW1 NE1, Petrozavodsk W1 NW1..Petrozavodsk NE1
start line: W42 soviet: Petrozavodsk W1..Petrozavodsk E1, Volkhov NE1..Vologda NW2, Leningrad
start line: W42 soviet: Volkhov E1..Vologda NW1, Volkhov SE1..Vologda, Novgorod E1..Yaroslavl
start line: W42 soviet: Rzhev NW1..Ivanovo, Velikie Luki E1, Kalinin..Ivanovo SE1, Moscow W1..Ivanovo SE2
start line: W42 soviet: Tula W1..Michurinsk NE2, Bryansk NE1..Tambov NE1, Kursk NE1..Tambov E1
start line: W42 soviet: Voronezh..Balashov E1, Voronezh SE1..Archeda NE1, Millerovo NE1..Stalingrad NE1
start line: W42 soviet: Stalingrad, Stalingrad E1, Stalingrad SE1, Kotelnikovo E2, Stalingrad SE2
start line: W42 soviet: Astrakhan NW1, Astrakhan W1, Astrakhan, Astrakhan SW1, Kizlyar, Tuapse, Maikop SE1
start line: W42 soviet: Ordzhonikidze..Marach Kala, Sochi..Marach Kala SE1, Batumi..Tbilisi E1, Tbilisi SW1
start line: S43 german: Tallinn W1 NW1, Tallinn W1..Leningrad W1, Volkhov, Tallinn SW1..Leningrad SE1
start line: S43 german: Ventspils NE1, Riga NE1..Novgorod, Ventspils..Pskov E1, Ventspils SE1..Vitebsk NW1
start line: S43 german: Danzig NW1..Vitebsk, Danzig..Smolensk, Danzig SW1..Bryansk NE1, Lodz..Orel
start line: S43 german: Krakow NW1..Bryansk SW1, Krakow..Cherkassy NE2, Krakow SW1..Kharkov
start line: S43 german: Uzhgorod W1..Stalino NW1, Uzhgorod SW1 W1..Stalino, Cluj W2..Mariupol
start line: S43 german: Uzhgorod SW3..Kerch NE1, Craiova W1 NW1..Odessa SW1, Sevastopol NW1, Perekop, Kerch
start line: S43 german: Krasnodar W1, Craiova W2..Constanza NE1, Sevastopol..Novorossiysk
start line: S43 german: Craiova SW1 W1..Constanza, Craiova SW2 W1..Varna, Craiova SW3..Varna SW1
start line: S43 german: Craiova SW4..Varna SW2 W1
start line: S43 soviet: Petrozavodsk NW1 NE1, Petrozavodsk W1 NW1..Petrozavodsk NE1
start line: S43 soviet: Petrozavodsk W1..Petrozavodsk E1, Volkhov NE1..Vologda NW2, Leningrad
start line: S43 soviet: Volkhov E1..Vologda NW1, Volkhov SE1..Vologda, Novgorod E1..Yaroslavl
start line: S43 soviet: Novgorod SE1..Ivanovo, Velikie Luki..Ivanovo SE1, Vitebsk E1..Ivanovo SE2
start line: S43 soviet: Vyazma..Michurinsk NE2, Tula SW1..Tambov NE1, Kursk NE1..Tambov E1
start line: S43 soviet: Bryansk SE1..Balashov E1, Kharkov NW1..Archeda NE1, Kharkov E1..Stalingrad NE1
start line: S43 soviet: Voroshilovgrad NW1..Stalingrad E1, Voroshilovgrad..Kotelnikovo E2
start line: S43 soviet: Rostov..Astrakhan NW1, Rostov SW1..Astrakhan, Krasnodar..Astrakhan SW1
start line: S43 soviet: Krasnodar SW1..Kizlyar, Tuapse..Marach Kala, Sochi..Marach Kala SE1
start line: S43 soviet: Batumi..Tbilisi E1, Tbilisi SW1
start line: W43 german: Tallinn W1 NW1, Tallinn W1..Leningrad W1, Volkhov, Tallinn SW1..Leningrad SE1
start line: W43 german: Ventspils NE1, Riga NE1..Novgorod, Ventspils..Pskov E1, Ventspils SE1..Vitebsk NW1
start line: W43 german: Danzig NW1..Vitebsk, Danzig..Vitebsk SW1, Danzig SW1..Gomel NW1, Lodz..Gomel W1
start line: W43 german: Krakow NW1..Kiev NW2, Krakow..Zhitomir NW1, Krakow SW1..Zhitomir
start line: W43 german: Uzhgorod W1..Cherkassy, Uzhgorod SW1 W1..Kremenchug W1, Cluj W2..Krivoy-Rog
start line: W43 german: Uzhgorod SW3..Kherson, Craiova W1 NW1..Odessa SW1, Sevastopol NW1, Perekop, Kerch
start line: W43 german: Craiova W2..Constanza NE1, Sevastopol..Novorossiysk W1, Craiova SW1 W1..Constanza
start line: W43 german: Craiova SW2 W1..Varna, Craiova SW3..Varna SW1, Craiova SW4..Varna SW2 W1
start line: W43 soviet: Petrozavodsk NW1 NE1, Petrozavodsk W1 NW1..Petrozavodsk NE1
start line: W43 soviet: Petrozavodsk W1..Petrozavodsk E1, Volkhov NE1..Vologda NW2, Leningrad
start line: W43 soviet: Volkhov E1..Vologda NW1, Volkhov SE1..Vologda, Novgorod E1..Yaroslavl
start line: W43 soviet: Novgorod SE1..Ivanovo, Velikie Luki..Ivanovo SE1, Vitebsk E1..Ivanovo SE2
start line: W43 soviet: Vitebsk SE1..Michurinsk NE2, Smolensk SW1..Tambov NE1, Gomel..Tambov E1
start line: W43 soviet: Gomel SW1..Balashov E1, Kiev NW1..Archeda NE1, Kiev..Stalingrad NE1
start line: W43 soviet: Poltava..Stalingrad E1, Kremenchug..Kotelnikovo E2, Zaporozhye..Astrakhan NW1
start line: W43 soviet: Melitopol..Astrakhan, Krasnodar W1..Astrakhan SW1, Novorossiysk..Kizlyar
start line: W43 soviet: Tuapse..Marach Kala, Sochi..Marach Kala SE1, Batumi..Tbilisi E1, Tbilisi SW1
start line: S44 german: Tallinn W1 NW1, Tallinn W1..Tallinn E1, Tallinn SW1, Tallinn SE1, Ventspils NE1
start line: S44 german: Riga NE1, Pskov NW1, Ventspils..Pskov, Ventspils SE1..Pskov SW1, Danzig NW1..Vitebsk
start line: S44 german: Danzig..Vitebsk SW1, Danzig SW1..Gomel NW1, Lodz..Gomel W1, Krakow NW1..Luck NE1
start line: S44 german: Krakow..Luck W1, Krakow SW1..Lvov, Uzhgorod W1..Lvov SW1
start line: S44 german: Uzhgorod SW1 W1..Cernauti W1, Cluj W2..Jassy, Uzhgorod SW3..Kishinev
start line: S44 german: Craiova W1 NW1..Odessa SW1, Craiova W2..Constanza NE1, Craiova SW1 W1..Constanza
start line: S44 german: Craiova SW2 W1..Varna, Craiova SW3..Varna SW1, Craiova SW4..Varna SW2 W1
start line: S44 soviet: Petrozavodsk NW1 NE1, Petrozavodsk W1 NW1..Petrozavodsk NE1
start line: S44 soviet: Petrozavodsk W1..Petrozavodsk E1, Volkhov NE1..Vologda NW2
start line: S44 soviet: Leningrad W1..Vologda NW1, Leningrad SW1 W1..Vologda, Pskov NE1..Yaroslavl
start line: S44 soviet: Pskov E1..Ivanovo, Vitebsk NW1..Ivanovo SE1, Vitebsk E1..Ivanovo SE2
start line: S44 soviet: Vitebsk SE1..Michurinsk NE2, Smolensk SW1..Tambov NE1, Gomel..Tambov E1
start line: S44 soviet: Ternopol NE2..Balashov E1, Luck..Archeda NE1, Ternopol..Stalingrad NE1
start line: S44 soviet: Cernauti NW1..Stalingrad E1, Cernauti..Kotelnikovo E2, Odessa NW1..Astrakhan NW1
start line: S44 soviet: Odessa..Astrakhan, Sevastopol NW1, Perekop, Kerch..Astrakhan SW1
start line: S44 soviet: Sevastopol..Kizlyar, Tuapse..Marach Kala, Sochi..Marach Kala SE1, Batumi..Tbilisi E1
start line: S44 soviet: Tbilisi SW1
start line: W44 german: Ventspils NE1, Ventspils, Riga W1, Danzig NW1..Memel, Danzig..Grodno NW1
start line: W44 german: Danzig SW1..Grodno W1, Lodz, Warsaw, Krakow NW1, Warsaw SW1, Krakow, Krakow SW1
start line: W44 german: Krakow SE1
start line: W44 soviet: Petrozavodsk NW1 NE1, Petrozavodsk W1 NW1..Petrozavodsk NE1
start line: W44 soviet: Petrozavodsk W1..Petrozavodsk E1, Tallinn W1 NW1, Volkhov NE1..Vologda NW2
start line: W44 soviet: Tallinn W1..Vologda NW1, Tallinn SW1..Vologda, Riga NE1..Yaroslavl, Riga..Ivanovo
start line: W44 soviet: Ventspils SE1..Ivanovo SE1, Memel E1..Ivanovo SE2, Kovno..Michurinsk NE2
start line: W44 soviet: Grodno..Tambov NE1, Grodno SW1..Tambov E1, Lublin..Balashov E1
start line: W44 soviet: Krakow E1..Archeda NE1, Przemysl..Stalingrad NE1, Uzhgorod W1..Stalingrad E1
start line: W44 soviet: Uzhgorod SW1 W1..Kotelnikovo E2, Cluj W2..Astrakhan NW1, Uzhgorod SW3..Astrakhan
start line: W44 soviet: Craiova W1 NW1..Odessa SW1, Sevastopol NW1, Perekop, Kerch..Astrakhan SW1
start line: W44 soviet: Craiova W2..Constanza NE1, Sevastopol..Kizlyar, Craiova SW1 W1..Constanza
start line: W44 soviet: Tuapse..Marach Kala, Craiova SW2 W1..Varna, Sochi..Marach Kala SE1
start line: W44 soviet: Craiova SW3..Varna SW1, Batumi..Tbilisi E1, Craiova SW4..Varna SW2 W1, Tbilisi SW1

[lines]
start line: S41: Ventspils SE1/Memel, Memel/Memel E1, Memel E1/Grodno NW1, Grodno NW1/Kovno
start line: S41: Grodno NW1/Grodno, Grodno W1/Grodno, Grodno W1/Grodno SW1, Warsaw/Grodno SW1
start line: S41: Grodno SW1/Lublin, Lublin/Brest, Brest/Luck W1, Luck W1/Luck, Luck W1/Lvov, Przemysl/Lvov
start line: S41: Przemysl/Lvov SW1, Uzhgorod/Lvov SW1, Lvov SW1/Cernauti W1, Lvov SW1/Cluj NW1
start line: S41: Cernauti NW1/Cernauti W1, Cernauti W1/Cernauti, Cernauti/Cernauti SE1
start line: S41: Cernauti/Cernauti SW1, Vinnitsa SW1/Jassy, Vinnitsa SW1/Cernauti SE1, Tulchin/Jassy
start line: S41: Jassy/Odessa NW1, Jassy/Kishinev, Jassy SW1/Kishinev, Kishinev/Galatz, Galatz/Odessa SW1
start line: S41: Odessa SW1/Constanza NE1
start line: W41: Volkhov NE1/Volkhov, Leningrad W1/Leningrad, Leningrad/Volkhov, Leningrad/Leningrad SE1
start line: W41: Leningrad/Leningrad SW1, Volkhov/Volkhov E1, Volkhov/Volkhov SE1, Leningrad SE1/Volkhov SE1
start line: W41: Leningrad SE1/Novgorod E1, Novgorod/Novgorod E1, Novgorod E1/Novgorod SE1
start line: W41: Novgorod SE1/Rzhev NW1, Rzhev NW1/Rzhev, Rzhev NW1/Velikie Luki E1, Kalinin NW1/Kalinin
start line: W41: Kalinin NW1/Rzhev, Kalinin NE1/Kalinin, Kalinin/Moscow NE1, Kalinin/Moscow
start line: W41: Moscow W1/Moscow, Moscow/Tula W1, Tula W1/Tula, Tula/Tula SW1, Tula SW1/Tula SE1
start line: W41: Tula SE1/Kursk NE1, Kursk NE1/Voronezh NW1, Kursk NE1/Kursk E1, Kursk/Kursk E1
start line: W41: Kursk E1/Kharkov NE1, Kharkov NE1/Voronezh SW1, Kharkov NE1/Kharkov E1, Kharkov/Kharkov E1
start line: W41: Kharkov E1/Stalino NW1, Stalino NW1/Voroshilovgrad NW1, Voroshilovgrad NW1/Stalino
start line: W41: Stalino/Voroshilovgrad, Voroshilovgrad/Mariupol, Mariupol/Rostov, Mariupol/Rostov SW1
start line: W41: Kerch NE1/Rostov SW1, Kerch NE1/Krasnodar W1, Sevastopol NW1/Sevastopol, Perekop/Sevastopol
start line: W41: Kerch/Krasnodar W1, Kerch/Novorossiysk, Sevastopol/Simferopol, Novorossiysk W1/Novorossiysk
start line: S42: Volkhov NE1/Volkhov, Leningrad W1/Leningrad, Leningrad/Volkhov, Leningrad/Leningrad SE1
start line: S42: Leningrad/Leningrad SW1, Volkhov/Volkhov E1, Volkhov/Volkhov SE1, Leningrad SE1/Volkhov SE1
start line: S42: Leningrad SE1/Novgorod E1, Novgorod/Novgorod E1, Novgorod E1/Novgorod SE1
start line: S42: Novgorod SE1/Rzhev NW1, Novgorod SE1/Velikie Luki E1, Rzhev NW1/Rzhev, Kalinin NW1/Rzhev
start line: S42: Velikie Luki/Velikie Luki E1, Velikie Luki E1/Rzhev, Velikie Luki E1/Smolensk NE1
start line: S42: Velikie Luki E1/Vitebsk E1, Rzhev/Kalinin, Rzhev/Moscow W1, Smolensk NE1/Moscow W1
start line: S42: Moscow W1/Vyazma, Vyazma/Tula W1, Vyazma/Bryansk NE1, Smolensk SE1/Bryansk NE1
start line: S42: Bryansk NE1/Orel, Bryansk NE1/Bryansk, Tula SW1/Orel, Orel/Kursk NE1, Kursk NE1/Kursk
start line: S42: Kursk/Kursk E1, Kursk/Kharkov NE1, Kharkov NW1/Kharkov NE1, Kharkov NE1/Kharkov
start line: S42: Kharkov/Kharkov E1, Kharkov E1/Stalino NW1, Stalino NW1/Voroshilovgrad NW1
start line: S42: Voroshilovgrad NW1/Stalino, Stalino/Voroshilovgrad, Voroshilovgrad/Mariupol
start line: S42: Mariupol/Rostov, Mariupol/Rostov SW1, Kerch NE1/Rostov SW1, Kerch NE1/Krasnodar W1
start line: S42: Sevastopol NW1/Sevastopol, Perekop/Sevastopol, Kerch/Krasnodar W1, Kerch/Novorossiysk
start line: S42: Sevastopol/Simferopol, Novorossiysk W1/Novorossiysk
start line: W42: Volkhov NE1/Volkhov, Leningrad W1/Leningrad, Leningrad/Volkhov, Leningrad/Leningrad SE1
start line: W42: Leningrad/Leningrad SW1, Volkhov/Volkhov E1, Volkhov/Volkhov SE1, Leningrad SE1/Volkhov SE1
start line: W42: Leningrad SE1/Novgorod E1, Novgorod/Novgorod E1, Novgorod E1/Novgorod SE1
start line: W42: Novgorod SE1/Rzhev NW1, Novgorod SE1/Velikie Luki E1, Rzhev NW1/Rzhev, Kalinin NW1/Rzhev
start line: W42: Velikie Luki/Velikie Luki E1, Velikie Luki E1/Rzhev, Velikie Luki E1/Smolensk NE1
start line: W42: Velikie Luki E1/Vitebsk E1, Rzhev/Kalinin, Rzhev/Moscow W1, Smolensk NE1/Moscow W1
start line: W42: Moscow W1/Vyazma, Vyazma/Tula W1, Vyazma/Bryansk NE1, Smolensk SE1/Bryansk NE1
start line: W42: Bryansk NE1/Orel, Bryansk NE1/Bryansk, Tula SW1/Orel, Orel/Kursk NE1, Kursk NE1/Kursk E1
start line: W42: Kursk NE1/Kursk, Voronezh NW1/Kursk E1, Kursk E1/Voronezh, Voronezh/Voronezh SW1
start line: W42: Voronezh SW1/Voronezh SE1, Voronezh SE1/Millerovo NW1, Millerovo NW1/Millerovo NE1
start line: W42: Millerovo NE1/Kamensko NE1, Millerovo NE1/Millerovo, Kalach NW1/Kalach
start line: W42: Kalach NW1/Kamensko NE1, Archeda/Kalach, Kalach/Stalingrad, Stalingrad/Kotelnikovo
start line: W42: Kotelnikovo/Stalingrad SE1, Stalingrad SE1/Kotelnikovo SE1, Kotelnikovo SE1/Stalingrad SE2
start line: W42: Stalingrad SE2/Kotelnikovo SE2, Kotelnikovo SE2/Astrakhan W1, Astrakhan W1/Mozdok NW1
start line: W42: Mozdok NW1/Astrakhan SW1, Astrakhan SW1/Mozdok, Krasnodar SW1/Tuapse, Maikop/Maikop SE1
start line: W42: Maikop/Tuapse, Armavir/Maikop SE1, Ordzhonikidze NW1/Ordzhonikidze, Mozdok/Kizlyar
start line: W42: Mozdok/Grozny, Mozdok/Ordzhonikidze, Maikop SE1/Armavir SE1, Armavir SE1/Batumi NE1
start line: W42: Armavir SE1/Sukhumi, Ordzhonikidze W1/Ordzhonikidze, Ordzhonikidze W1/Tbilisi NW1
start line: W42: Ordzhonikidze W1/Batumi NE1
start line: S43: Volkhov NE1/Volkhov, Leningrad W1/Leningrad, Leningrad/Volkhov, Leningrad/Leningrad SE1
start line: S43: Leningrad/Leningrad SW1, Volkhov/Volkhov E1, Volkhov/Volkhov SE1, Leningrad SE1/Volkhov SE1
start line: S43: Leningrad SE1/Novgorod E1, Novgorod/Novgorod E1, Novgorod/Novgorod SE1
start line: S43: Pskov E1/Novgorod SE1, Pskov E1/Velikie Luki, Vitebsk NW1/Velikie Luki
start line: S43: Velikie Luki/Vitebsk, Vitebsk/Vitebsk E1, Vitebsk E1/Smolensk, Vitebsk E1/Vitebsk SE1
start line: S43: Smolensk NE1/Smolensk, Smolensk/Vyazma, Vyazma/Bryansk NE1, Vyazma/Smolensk SE1
start line: S43: Tula W1/Bryansk NE1, Bryansk NE1/Tula SW1, Tula SW1/Orel, Bryansk/Bryansk SE1
start line: S43: Orel/Kursk NE1, Orel/Kursk, Orel/Bryansk SE1, Bryansk SW1/Bryansk SE1
start line: S43: Bryansk SE1/Cherkassy NE2, Cherkassy NE2/Kharkov NW1, Kharkov NW1/Kharkov
start line: S43: Kharkov NW1/Kharkov W1, Kharkov NE1/Kharkov, Kharkov/Kharkov E1, Kharkov E1/Stalino NW1
start line: S43: Stalino NW1/Voroshilovgrad NW1, Voroshilovgrad NW1/Stalino, Stalino/Voroshilovgrad
start line: S43: Voroshilovgrad/Mariupol, Mariupol/Rostov, Mariupol/Rostov SW1, Kerch NE1/Rostov SW1
start line: S43: Rostov SW1/Krasnodar W1, Krasnodar W1/Krasnodar, Krasnodar W1/Krasnodar SW1
start line: S43: Novorossiysk/Krasnodar SW1
start line: W43: Volkhov NE1/Volkhov, Leningrad W1/Leningrad, Leningrad/Volkhov, Leningrad/Leningrad SE1
start line: W43: Leningrad/Leningrad SW1, Volkhov/Volkhov E1, Volkhov/Volkhov SE1, Leningrad SE1/Volkhov SE1
start line: W43: Leningrad SE1/Novgorod E1, Novgorod/Novgorod E1, Novgorod/Novgorod SE1
start line: W43: Pskov E1/Novgorod SE1, Pskov E1/Velikie Luki, Vitebsk NW1/Velikie Luki
start line: W43: Velikie Luki/Vitebsk, Vitebsk/Vitebsk E1, Vitebsk/Vitebsk SE1, Vitebsk SW1/Vitebsk SE1
start line: W43: Vitebsk SE1/Gomel NW1, Gomel NW1/Smolensk SW1, Gomel NW1/Gomel, Gomel W1/Gomel
start line: W43: Gomel W1/Gomel SW1, Kiev NW2/Gomel SW1, Kiev NW2/Kiev NW1, Zhitomir NW1/Kiev NW1
start line: W43: Kiev NW1/Zhitomir, Zhitomir/Kiev, Kiev/Cherkassy W1, Kiev/Kiev SW1, Cherkassy NW1/Cherkassy
start line: W43: Cherkassy NW1/Cherkassy W1, Cherkassy NE1/Cherkassy, Cherkassy/Poltava
start line: W43: Cherkassy/Kremenchug, Kremenchug W1/Kremenchug, Kremenchug/Krivoy-Rog
start line: W43: Kremenchug/Nikolaev NE1, Dnepropetrovsk/Krivoy-Rog, Krivoy-Rog/Zaporozhye
start line: W43: Krivoy-Rog/Melitopol, Kherson/Melitopol, Melitopol/Perekop, Kerch NW1/Kerch
start line: W43: Kerch NE1/Kerch, Kerch/Krasnodar W1, Kerch/Novorossiysk, Novorossiysk W1/Novorossiysk
start line: S44: Tallinn E1/Leningrad W1, Tallinn E1/Leningrad SW1 W1, Tallinn SE1/Leningrad SW1 W1
start line: S44: Leningrad SW1 W1/Pskov NW1, Pskov NW1/Pskov NE1, Pskov NE1/Pskov, Pskov/Pskov E1
start line: S44: Pskov/Vitebsk NW1, Pskov SW1/Vitebsk NW1, Vitebsk NW1/Vitebsk, Vitebsk NW1/Vitebsk W1
start line: S44: Velikie Luki/Vitebsk, Vitebsk/Vitebsk E1, Vitebsk/Vitebsk SE1, Vitebsk SW1/Vitebsk SE1
start line: S44: Vitebsk SE1/Gomel NW1, Gomel NW1/Smolensk SW1, Gomel NW1/Gomel, Minsk SW1/Ternopol NE2
start line: S44: Minsk SE1/Kiev NW2, Minsk SE1/Ternopol NE2, Gomel W1/Gomel, Gomel W1/Gomel SW1
start line: S44: Gomel W1/Kiev NW2, Brest/Luck, Luck NE1/Ternopol NE2, Luck NE1/Ternopol NE1, Luck NE1/Luck
start line: S44: Luck W1/Luck, Luck/Lvov, Lvov/Ternopol, Lvov/Cernauti NW1, Lvov SW1/Cernauti NW1
start line: S44: Cernauti NW1/Cernauti W1, Cernauti W1/Cernauti, Cernauti/Cernauti SE1
start line: S44: Cernauti/Cernauti SW1, Vinnitsa SW1/Jassy, Vinnitsa SW1/Cernauti SE1, Tulchin/Jassy
start line: S44: Jassy/Odessa NW1, Odessa NW1/Kishinev, Kishinev/Odessa, Odessa/Odessa SW1
start line: W44: Ventspils/Ventspils SE1, Riga W1/Riga, Riga W1/Riga SW1, Riga W1/Ventspils SE1
start line: W44: Ventspils SE1/Memel, Memel/Memel E1, Memel E1/Grodno NW1, Grodno NW1/Kovno
start line: W44: Grodno NW1/Grodno, Grodno W1/Grodno, Grodno W1/Grodno SW1, Warsaw/Grodno SW1, Warsaw/Lublin
start line: W44: Warsaw SW1/Lublin, Warsaw SW1/Krakow E1, Krakow/Krakow E1, Krakow E1/Krakow SE1
start line: W44: Krakow SW1/Uzhgorod W1, Krakow SE1/Przemysl, Krakow SE1/Uzhgorod, Krakow SE1/Uzhgorod W1
border: USSR 1941: Ventspils SE1/Memel, Memel/Memel E1, Memel E1/Grodno NW1, Grodno NW1/Kovno
border: USSR 1941: Grodno NW1/Grodno, Grodno W1/Grodno, Grodno W1/Grodno SW1, Warsaw/Grodno SW1
border: USSR 1941: Grodno SW1/Lublin, Lublin/Brest, Brest/Luck W1, Luck W1/Luck, Luck W1/Lvov, Przemysl/Lvov
border: USSR 1941: Przemysl/Lvov SW1, Uzhgorod/Lvov SW1, Lvov SW1/Cernauti W1, Lvov SW1/Cluj NW1
border: USSR 1941: Cernauti NW1/Cernauti W1, Cernauti W1/Cernauti, Cernauti/Cernauti SE1
border: USSR 1941: Cernauti/Cernauti SW1, Vinnitsa SW1/Jassy, Vinnitsa SW1/Cernauti SE1, Tulchin/Jassy
border: USSR 1941: Jassy/Odessa NW1, Jassy/Kishinev, Jassy SW1/Kishinev, Kishinev/Galatz, Galatz/Odessa SW1
border: USSR 1941: Odessa SW1/Constanza NE1
border: Finland 1941: Vyborg NE2/Petrozavodsk W1 NW1, Petrozavodsk W1 NW1/Volkhov NW2
border: Finland 1941: Volkhov NW2/Petrozavodsk W1, Vyborg/Leningrad W1
border: Hungary Rumania 1941: Cernauti W1/Cernauti, Cernauti W1/Cernauti SW1, Cluj W2/Craiova NW2
border: Hungary Rumania 1941: Cluj W1/Cluj SW1, Cluj W1/Craiova NW2, Cluj/Cernauti SW1, Cluj/Ploesti NW1
border: Hungary Rumania 1941: Cluj/Cluj SW1
border: Rumania Bulgaria 1941: Craiova/Craiova SW1, Bucharest SW1/Varna W1, Bucharest SW1/Varna W2
border: Rumania Bulgaria 1941: Constanza W1/Varna, Constanza W1/Varna W1, Constanza/Varna

[boxes]
exit zone: A: Danzig; rail=2, production=-6
exit zone: B: Danzig SW1; rail=2, production=-6
exit zone: C: Lodz; rail=2, production=-6
exit zone: D: Krakow NW1; rail=2, production=-6
exit zone: E: Krakow; rail=2, production=-6
exit zone: F: Krakow SW1; rail=2, production=-2
exit zone: G: Uzhgorod W1; rail=2, production=-2
exit zone: H: Uzhgorod SW1 W1; rail=2, production=-2
exit zone: I: Uzhgorod SW3; rail=2, production=-2
exit zone: J: Craiova W2; rail=2, production=-2
exit zone: K: Tbilisi SW1; rail=2, production=0
exit zone: L: Tbilisi E1; rail=2, production=-10
exit zone: M: Marach Kala SE1; rail=2, production=-10
exit zone: N: Astrakhan; rail=2, production=-2
exit zone: O: Stalingrad E1; rail=2, production=-2
exit zone: P: Balashov E1; rail=2, production=-2
exit zone: Q: Tambov E1; rail=2, production=-2
exit zone: R: Michurinsk NE2; rail=2, production=-2
exit zone: S: Ivanovo SE1; rail=2, production=-2
exit zone: T: Ivanovo; rail=2, production=-2
exit zone: U: Vologda; rail=2, production=-2
exit zone: V: Petrozavodsk NW1; rail=2, production=-2
exit zone: W: Vyborg; rail=2, production=2
`;
