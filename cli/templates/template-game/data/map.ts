// The board (1.1) in the map format of docs/formats.md. As text in a module it loads in a browser's worker too.
export const MAP_TEXT = `
map template-game
title Template Game

[grid]
orientation pointy
shift odd
labels column-row
rows 1..6 step 1: 1..8

[words]
terrain: clear, wood, town
sides: river

[places]
Alder: 0203, town, points=1
Birch: 0402, town, points=2
Cedar: 0505, town, points=2
Dogwood: 0704, town, points=1

[hexes]
0203: town
0303: wood
0401: wood
0402: town
0406: wood
0501: wood
0505: town
0506: wood
0604: wood
0704: town
*: clear

[sides]
0401/0501: river
0401/0502: river
0402/0502: river
0403/0502: river
0403/0503: river
0403/0504: river
0404/0504: river
0405/0504: river
0405/0505: river
0405/0506: river
0406/0506: river

[boxes]
losses: Blue losses:
losses: Red losses:
`;
