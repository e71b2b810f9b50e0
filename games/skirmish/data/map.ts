// The board (1.2) in the map format of docs/formats.md. As text in a module it loads in a browser's worker too.
export const MAP_TEXT = `
map ford
title The Ford

[grid]
orientation pointy
shift odd
labels column-row
rows 1..7 step 1: 1..9

[words]
terrain: clear, wood, hill, village
sides: river, ford
links: road

[places]
Ashby: 0203, village, points=1
Millbank: 0405, village, points=2
Bridgend: 0504, village, points=2
Fordham: 0602, village, points=1
Redcot: 0805, village, points=1

[hexes]
0203: village
0302: wood
0304: hill
0306: wood
0403: wood
0405: village
0501: wood
0503: hill
0504: village
0602: village
0603: hill
0605: wood
0702: wood
0705: hill
0706: wood
0805: village
*: clear

[sides]
0501/0601: river
0501/0602: river
0502/0602: ford
0502/0503: river
0403/0503: river
0403/0504: river
0404/0504: river
0504/0405: river
0405/0505: river
0505/0506: river
0506/0606: ford
0606/0507: river
0507/0607: river

[links]
road: 0104 - 0204 - 0304 - 0404 - 0504 - 0604 - 0704 - 0804 - 0904

[areas]
source: blue: 0103..0105
source: red: 0903..0905
home: blue: 0101..0301, 0102..0302, 0103..0303, 0104..0304, 0105..0305, 0106..0306, 0107..0307
home: red: 0701..0901, 0702..0902, 0703..0903, 0704..0904, 0705..0905, 0706..0906, 0707..0907

[boxes]
reserve: Blue reserve:
reserve: Red reserve:
`;
