// What each side is here to do, scenario by scenario: the words of the briefing.
import type { Brief } from '@rasputitsa/kernel';

type Pair = readonly [axis: Brief, soviet: Brief];

export const BRIEFS: Readonly<Record<string, Pair>> = {
  basic: [
    {
      task: 'Hold 23 or more fortresses, major cities and oilfields at the end of August 1941; 20 to 22 are a tie.',
      matters: [
        'Armor breaks in, exploits and pursues; infantry must follow, or what you took is lost again.',
        'Keep aircraft near the armor: a battle without them is a battle of equals.',
        'Move past nobody who can strike at your flank: destroy him or leave him to the infantry.',
      ],
    },
    {
      task: 'Keep him below 20 fortresses, major cities and oilfields until the end of August 1941; 20 to 22 are a tie.',
      matters: [
        'The border is lost. Fight where he must come: rivers, cities, forest.',
        'Your reserves may respond: a stack in his way stops more than one that stands aside.',
        'Corps are cheap, cities are not. Give the one for the other.',
      ],
    },
  ],
  short: [
    {
      task: 'Reach the Dvina and the Dnepr, and hold as many objectives as you can at the end of August 1941.',
      matters: [
        'Surprise and blitz are for the first Turn: spend them where the front is thickest, not where it is easy.',
        'Rails must be yours before supply is. Count the hexes.',
        'The chart wants objectives, not hexes: know which ones you can reach in three Turns.',
      ],
    },
    {
      task: 'Hold the objectives east of the Dvina and the Dnepr until the end of August 1941.',
      matters: [
        'Refit and rebuild every Turn: what comes back in July fights in August.',
        'Ships and fortress cities hold longer than armies in the open.',
        'Blow no bridge you will need, hold no city you cannot supply.',
      ],
    },
  ],
  barbarossa: [
    {
      task: 'Win decisively before the winter of 1941, or be strong enough to survive it. Points are counted each May and November.',
      matters: [
        'Six Turns to the first count: one is mud.',
        'Winter is worse than the enemy: stop in time, near your railways.',
        'Replacements are few and come late. An armor corps lost in June is missing in 1942.',
      ],
    },
    {
      task: 'Survive to November 1941 without a decisive defeat, then grow back faster than he can destroy you.',
      matters: [
        'Factories moved in time produce for three years.',
        'Winter is yours: keep armies for it.',
        'The chart asks for more each year. Ground given in 1941 must be taken again by 1944.',
      ],
    },
  ],
  'early-a': [
    {
      task: 'A month more of summer: use it to be further when the mud comes. Points are counted each May and November.',
      matters: [
        'Hungary stays closed for two Turns: the south starts late.',
        'No more allies will come: do not waste those you have.',
        'One more Turn of fair weather is worth more than an army, if the railways keep up.',
      ],
    },
    {
      task: 'He strikes a month early and with thinner flanks. Survive the first summer, then use the flanks.',
      matters: [
        'His south is weak: that is where a counter-blow costs him most.',
        'Seven Turns until the first count. Trade ground slowly.',
        'What you rebuild in August fights before Moscow in November.',
      ],
    },
  ],
  'early-b': [
    {
      task: 'Eight units come only in July and August: break the border without them, and let them carry the second blow.',
      matters: [
        'Three armor corps are missing: choose one army group to be strong.',
        'Do not wait for the others: May and June are dry.',
        'When they come, send them where the front already moves.',
      ],
    },
    {
      task: 'His first blow is weaker than it could be. Make it cost, and be ready for the second.',
      matters: [
        'Where no armor stands against you, hold forward.',
        'From July on he is at full strength: have a second line by then.',
        'Seven Turns until the first count.',
      ],
    },
  ],
  '1942': [
    {
      task: 'You can attack on one front. Choose it for what the Victory Points Chart pays in November 1942.',
      matters: [
        'Oilfields are objectives; so are Leningrad and Moscow. You will not get all.',
        'Most units are worn: refit before you attack.',
        'From autumn on the balance tips. Have a line to go back to.',
      ],
    },
    {
      task: 'Keep the objectives through one more summer, then begin to take them back.',
      matters: [
        'He shows his front by his aircraft. Put the reserves behind it.',
        'Armor armies and Guards come from July on: do not spend them one by one.',
        'Points are counted in November: hold until then, attack after it.',
      ],
    },
  ],
  '1943': [
    {
      task: 'Delay: every count at which you still hold objectives is points. Withdrawals to the west begin at once.',
      matters: [
        'You have the stronger corps. Use them to strike what has broken in, not to hold hexes.',
        'A shorter line is stronger than a longer one with the same corps.',
        'Kursk is bait for whoever bites first.',
      ],
    },
    {
      task: 'Take back objectives faster than the chart demands. You have more of everything and all that is to come.',
      matters: [
        'Let him attack at Kursk if he wants; then attack on both sides of it.',
        'He withdraws units by schedule: press when they have left.',
        'Keep railways repaired behind the front: it is a long way to the west.',
      ],
    },
  ],
};
