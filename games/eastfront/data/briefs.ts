// What each side is here to do, scenario by scenario: the words of the briefing. German first.
import type { Brief } from '@rasputitsa/kernel';

type Pair = readonly [german: Brief, soviet: Brief];

export const BRIEFS: Readonly<Record<string, Pair>> = {
  s41: [
    {
      task: 'Take cities and their railways before the mud of October, and keep your headquarters alive: at the end of November production and headquarters are counted.',
      matters: [
        'Surprise lasts one fortnight. Use it to surround: units without supply lose steps, and their owner must rebuild them from nothing.',
        'Supply goes by rail from the west. Infantry must clear what the panzers leave behind, or the panzers stop.',
        'Save headquarters for September: in mud everybody stands still.',
      ],
    },
    {
      task: 'Keep an army and the great cities until the mud, and count the winter in: what you hold at the end of November is what counts.',
      matters: [
        'You cannot hold the border. Save the units that can walk to the rivers; sacrifice those that cannot.',
        'A city with a fresh unit in it costs the enemy a fortnight. Two fortnights are the summer.',
        'Rebuild every fortnight: production comes from the cities that you still hold and that are joined by rail.',
      ],
    },
  ],
  w41: [
    {
      task: 'Survive the first winter with your headquarters and the ground that counts. Attack again when it thaws, if anything is left to attack with.',
      matters: [
        'In snow the Soviets move first and your units move one hex: decide early what to hold and what to leave.',
        'A straight line with reserves behind it is worth more than a city with none.',
        'A headquarters that is overrun is lost steps, and steps of headquarters count at the end.',
      ],
    },
    {
      task: 'Push the front away from Moscow while the snow lasts. Each weak German headquarters counts for you at the end of May.',
      matters: [
        'You move first in snow: attack where he cannot close the gap before your next fortnight.',
        'Cavalry and shock armies break in, infantry stays in. Do not spend both in one attack.',
        'When it thaws his tanks are back. Be in supply and behind something by April.',
      ],
    },
  ],
  s42: [
    {
      task: 'One offensive is left: choose a goal (Moscow, the Volga, or the oil) that pays by the end of November, and carry it through.',
      matters: [
        'Oil and production counted at the end must be joined to you by rail; a spearhead without railway counts nothing.',
        'The steppe is open to you in July and to him in November. Guard the flanks with what cannot attack.',
        'Two headquarters in one place break any front; three in three places break none.',
      ],
    },
    {
      task: 'Keep the oil, keep the Volga, and keep enough tanks for November, when the ground is his no longer.',
      matters: [
        'He cannot attack everywhere. Find out where by his headquarters, and mass behind that place.',
        'Ground between the Don and the Volga may be sold. Stalingrad and Grozny may not.',
        'Allied armies on his flanks have no tanks: that is where a counter-blow goes.',
      ],
    },
  ],
  w42: [
    {
      task: 'Bring the army of Stalingrad and the Caucasus home, hold Rostov until they are through, and strike back before May.',
      matters: [
        'Rostov is the neck of everything south of the Don.',
        'Your tanks are stronger than his, but there are few: one counter-blow well supplied is worth three small ones.',
        'Units cut off for two fortnights are gone. Move out while they can still walk.',
      ],
    },
    {
      task: 'Cut off what stands at Stalingrad and in the Caucasus, and take Rostov and Kharkov before the thaw.',
      matters: [
        'The thin parts of the line are held by Satellites: break in there, and exploit with what has not fought.',
        'In snow you move first: two moves before his next one, if you end a month and begin the next.',
        'Do not outrun your railway: his counter-blow falls on units out of supply.',
      ],
    },
  ],
  s43: [
    {
      task: 'Hold what you have, or take what he leaves open: both sides can attack, and every city weighs twice, once for you and once against him.',
      matters: [
        'An attack that does not break through in two fortnights costs you the autumn.',
        'Keep the Dnepr in mind: a line there with a reserve is a good end.',
        'He has more; you must be faster. Rail and headquarters make you fast.',
      ],
    },
    {
      task: 'Wear him down, then drive to the Dnepr before the mud. Ground held at the end of November counts.',
      matters: [
        'Let him attack first if he wants to: fortified cities and two lines deep make it dear.',
        'Attack on two fronts at once: he has reserves for one.',
        'Crossings of the Dnepr taken in September need not be stormed in November.',
      ],
    },
  ],
  w43: [
    {
      task: 'Hold the Dnepr where it holds and give up what only costs: the front is longer than your army.',
      matters: [
        'A bulge held for its name is an army lost. Shorten the line before he does it for you.',
        'Frozen rivers stop nobody. In the mud between they stop everybody.',
        'Rumania must stay: her oil is the largest single prize of the map.',
      ],
    },
    {
      task: 'Cross the Dnepr for good, relieve Leningrad, and surround what stays behind.',
      matters: [
        'He cannot be strong everywhere: attack in a new place each month and make his reserves walk.',
        'Cavalry and tanks exploit over frozen rivers; be on the far bank before they thaw.',
        'Every unit surrounded in the south is missing before Rumania in summer.',
      ],
    },
  ],
  s44: [
    {
      task: 'Keep an army between him and the Reich. Ground is what you pay with; do not pay with headquarters.',
      matters: [
        'Withdraw before the blow, not after. A hex given up in time costs nothing.',
        'One panzer group behind the front answers one breakthrough. Keep it together.',
        'When Bucharest falls Rumania surrenders, and her oil with her.',
      ],
    },
    {
      task: 'Break the front where it is weakest, take Rumania out of the war, and stand at the Vistula by November.',
      matters: [
        'Mass: three headquarters on one front, and nothing anywhere else for a fortnight.',
        'What is surrounded need not be attacked: it starves. Go on.',
        'Bucharest and the oil are worth more than any city of Poland.',
      ],
    },
  ],
  w44: [
    {
      task: 'Have one supplied unit on the map after each Soviet turn for as long as you can: every month is a better result, and the end of May is a decisive victory.',
      matters: [
        'Points are not counted. Only time is.',
        'Supply ends with the last railway that leads to the west edge: hold that, not the front.',
        'A unit in a city behind a river takes a month to dislodge. Have many such cities.',
      ],
    },
    {
      task: 'Leave no German unit on the map in supply, as early as you can: each month later is a worse result.',
      matters: [
        'You do not need every unit: you need every supply line.',
        'The straight way to the west edge is through the middle. East Prussia can wait if it is cut off.',
        'In snow you move first; use January for the breakthrough and February for the cities.',
      ],
    },
  ],
  edelweiss: [
    {
      task: 'From the Don to Stalingrad and to the oil of the Caucasus by the end of November: take what counts and be there with your headquarters.',
      matters: [
        'You have two goals and strength for one and a half. Decide before the first fortnight which comes first.',
        'Rostov is your only railway to the south.',
        'The further you go the longer your flank on the Don: leave somebody there.',
      ],
    },
    {
      task: 'Keep Stalingrad and the oil until the end of November, and be strong enough then to strike back.',
      matters: [
        'Rivers and mountains are your allies: stop him at the Don, then at the Terek.',
        'Do not let units be surrounded in the steppe: it is open, and he is faster.',
        'Reinforcements come late. Save two headquarters for November.',
      ],
    },
  ],
};
