// What each side is here to do, scenario by scenario: the words of the briefing.
import type { Brief } from '@rasputitsa/kernel';

type Pair = readonly [soviet: Brief, german: Brief];

export const BRIEFS: Readonly<Record<string, Pair>> = {
  august: [
    {
      task: 'Break the line from Belgorod to the Mius, and be ahead of the benchmark when it is tested.',
      matters: [
        'A front is a chain of bonds. Break one, and what stands behind it cannot retreat through the next.',
        'Artillery, sappers and air shift the odds; Guards decide what your sixes are worth.',
        'Keep tank armies out of the first combat: exploitation is theirs.',
      ],
    },
    {
      task: 'Hold a line of bonds, give ground where it costs him time, and stay below the benchmark.',
      matters: [
        'Two units two hexes apart seal the gap: no more is needed, and no less.',
        'Reaction closes the hole before his second combat: keep panzers where they can reach it.',
        'Tigers and panzer corps shift odds. Attack what has outrun its artillery.',
      ],
    },
  ],
  september: [
    {
      task: 'Reach the Dnieper before he stands behind it, and be across it somewhere.',
      matters: [
        'The race is lost by units without petrol: mind the railheads.',
        'A bridgehead taken from the march needs no river assault later.',
        'Airborne brigades cut a bond where no tank can.',
      ],
    },
    {
      task: 'Bring the army back over the Dnieper in one piece, and hold the crossings until it is through.',
      matters: [
        'Units cut off east of the river are lost: move the slow ones first.',
        'A rearguard of bonds holds a day; that is enough.',
        'Remove units by the west edge only if you must: steps not removed count for him.',
      ],
    },
  ],
  campaign: [
    {
      task: 'From the Donets to Kiev and beyond in twenty-one turns, never far below the benchmark.',
      matters: [
        'Points are tested again and again: a lead large enough ends the game at once.',
        'Railways move slower than tanks: repair along the line you mean to attack from.',
        'Rain stops you in October. Be across the river by then.',
      ],
    },
    {
      task: 'Trade ground for time from August to November, and be ahead of the benchmark at the end.',
      matters: [
        'You need not hold a hex: you must only be slower than the benchmark.',
        'The Dnieper is the best line on the map. Arrive there with an army.',
        'Strike back whenever he outruns his supply: a lead large enough ends the game for you too.',
      ],
    },
  ],
  october: [
    {
      task: 'Break out of the bridgeheads and take Kiev.',
      matters: [
        'Bridgehead forts are yours until you leave them.',
        'Pontoon bridges carry your supply: guard them.',
        'Weather decides what moves: attack in the dry turns.',
      ],
    },
    {
      task: 'Keep the bridgeheads closed, and Kiev.',
      matters: [
        'Forts and the river do most of the work: do not leave them without need.',
        'One panzer reserve for two bridgeheads: keep it between them.',
        'Mud is your ally. Counter-attack when it dries.',
      ],
    },
  ],
};
