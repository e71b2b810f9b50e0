// What each side is here to do, scenario by scenario: the words of the briefing.
import type { Brief } from '@rasputitsa/kernel';

type Pair = readonly [axis: Brief, russian: Brief];

export const BRIEFS: Readonly<Record<string, Pair>> = {
  barbarossa: [
    {
      task: 'Be in eight of the twenty Personnel Centers when turn 20 ends, joined to your western edge; six make a draw.',
      matters: [
        'Overrun what stands alone: thirteen to one clears the way before the infantry has marched.',
        'Three Repair Units mend one hex a turn each. Ten hexes beyond your rails movement and attacks are halved: choose the lines that lead where you want to be.',
        'From turn 15 it is mud, then snow. What is not yours by the end of September will cost twice.',
      ],
    },
    {
      task: 'Keep the Axis out of all but five Personnel Centers until turn 20 ends. He will take most of what stands at the border: let it cost him weeks.',
      matters: [
        'A lone 1-4 is overrun, three together are not. Zones of control cost him two points in and two out: even the weak delay.',
        'Militia comes in the Centers on turns 1 to 3, and trains carry thirty units a turn, sixty from turn 9: bring them to where he is going, not to where he is.',
        'Who does not move for a turn may dig in, and a 1-4 that is dug in defends with three.',
      ],
    },
  ],
  stalingrad: [
    {
      task: 'You hold six Personnel Centers. Be in fourteen when turn 82 ends; twelve make a draw.',
      matters: [
        'Mechanized divisions move again after combat: break through with infantry, and keep the panzers for what comes then.',
        'Minor allies fight in the south only. They hold the line, and free Germans for the attack.',
        'Snow comes for the last turns: your attacks fall to the worst table, his rise to a good one. Stand in a line by then.',
      ],
    },
    {
      task: 'Hold nine Personnel Centers or more until turn 82 ends, and strike when the snow comes.',
      matters: [
        'Tank and mechanized corps are few until winter: keep them behind the line, not in it.',
        'Dug-in 1-4s with a rifle corps are the strongest stack you have. Put them where he must go.',
        'When it snows he attacks on the worst table and his tanks are halved: that is your hour.',
      ],
    },
  ],
  kursk: [
    {
      task: 'Seven Personnel Centers are yours. Take one more and hold all of them when turn 123 ends; six make a draw.',
      matters: [
        'Twelve infantry and six mechanized divisions must leave for Sicily by turn 110; those you do not send the Russian chooses.',
        'Combine three kampfgruppen in a hex into one division before the line needs them as three.',
        'Both sides fight on the same table now: attack where the odds are six to one or better, or not at all.',
      ],
    },
    {
      task: 'Take two of the seven Personnel Centers he holds before turn 123 ends, and lose none.',
      matters: [
        'Artillery strikes over a hex and never suffers for it: bring it up in the Mechanized Movement Phase, behind those who will attack.',
        'Anti-tank units halve his panzers. Every stack that he could attack should have one.',
        'He must send eighteen divisions away. Wait for it, then break the line of kampfgruppen.',
      ],
    },
  ],
  'army-group-center': [
    {
      task: 'Keep Minsk, Warsaw and Belgrade out of Russian hands until turn 175 ends.',
      matters: [
        'Most of your line is kampfgruppen: a chain of zones, not a wall. Panzers behind it close what he opens.',
        'One city lost with a way home for him loses the game. Garrison all three, and Minsk first.',
        'Draft points rebuild a kampfgruppe for every six you have. They end with turn 168.',
      ],
    },
    {
      task: 'Be in Minsk, Warsaw or Belgrade, with a line of communications, when turn 175 ends.',
      matters: [
        'Mass artillery: a corps adds ten to an attack and is never lost in it.',
        'Break the line at two places and meet behind it. What is in the pocket cannot bar the road to Minsk.',
        'Supply reaches four hexes from your rails. Repair Units set your pace.',
      ],
    },
  ],
  campaign: [
    {
      task: 'Take Leningrad, Moscow and Stalingrad, or hold Moscow from turn 42 to 47; failing that, still be on the map when turn 208 ends.',
      matters: [
        'Fifteen Personnel Centers you never entered by turn 79 lose the war; twenty-one by turn 40.',
        'No hex is given up of your own will, and every gap in your line feeds his armies.',
        'Each captured Personnel Center wants a garrison. Drafts and Replacement Divisions come slowly: kampfgruppen are for rebuilding, not for dying.',
      ],
    },
    {
      task: 'Keep twenty-one Personnel Centers from ever seeing an Axis unit until turn 40, fifteen until turn 79, or clear the map by turn 172.',
      matters: [
        'Arms and Personnel Points are the war: move Centers to Siberia before he comes, for at the hundredth unit lost those on the map stop working.',
        'The suggested program builds what history built. Follow it until you know better.',
        'In the first winter you may take Ar instead of a bad result: attack as often as you can.',
      ],
    },
  ],
  'standard-campaign': [
    {
      task: 'Take Leningrad, Moscow and Stalingrad, or hold Moscow from turn 42 to 47; failing that, still be on the map when turn 208 ends.',
      matters: [
        'Fifteen Personnel Centers you never entered by turn 79 lose the war; twenty-one by turn 40.',
        'Nothing forbids a retreat here: a shorter line in winter saves an army for summer.',
        'Each captured Personnel Center wants a garrison. Drafts and Replacement Divisions come slowly: kampfgruppen are for rebuilding, not for dying.',
      ],
    },
    {
      task: 'Keep twenty-one Personnel Centers from ever seeing an Axis unit until turn 40, fifteen until turn 79, or clear the map by turn 172.',
      matters: [
        'Arms and Personnel Points are the war: Training Centers build, convert and rebuild, one start each in a phase.',
        'The suggested program builds what history built. Follow it until you know better.',
        'In Snow he attacks on the worst table and you on a good one: plan the year around it.',
      ],
    },
  ],
};
