import type { SearchBlock } from '../../../../format/blocks/search.ts'
import type { ScreenPlan } from '../../../../format/screen.ts'
import { expressionOf, planOf, textOf } from '../../../testing/planOf.ts'

const row = {
  title: textOf('=row.name'),
  also: [expressionOf('=row.name_en')],
  image: expressionOf('=row.mobile_img'),
  group: expressionOf('=row.platform_name'),
  last: expressionOf('=row.app_state != 1'),
  do: [{ go: '/gamePage', query: { code: expressionOf('=row.game_code') }, replace: false }],
}

const searchBlock: SearchBlock = {
  type: 'search',
  id: 'finder',
  off: false,
  label: textOf('Find'),
  hint: textOf('hint'),
  bind: 'q',
  start: textOf('type a letter'),
  empty: textOf('none'),
  tips: textOf('try less'),
  lists: [
    {
      source: 'games',
      label: textOf('all games'),
      alike: [
        { source: 'fishing', label: textOf('fishing games') },
        { source: 'concise', label: textOf('mini games') },
      ],
      key: expressionOf("=row.platform_name + '/' + row.game_code"),
      row,
    },
  ],
  groups: { label: textOf('platform'), bind: 'platform', all: textOf('all platforms') },
  recent: { title: textOf('opened lately') },
  favourites: { title: textOf('stars') },
}

/** A screen that searches three lists: all games, those of fishing and the mini games. */
export const searchPlan: ScreenPlan = planOf([searchBlock], {
  query: { q: { default: '' }, platform: { default: '' } },
  sources: {
    games: { call: 'getGameList', with: { category: '' }, keep: false, onDemand: true },
    fishing: { call: 'getGameList', with: { category: 'fishing' }, keep: false, onDemand: true },
    concise: { call: 'getGameList', with: { category: 'concise' }, keep: false, onDemand: true },
  },
})

/** A game as the platform lists it. */
export const game = (code: string, name: string, rest: object = {}) => ({
  platform_name: 'nova',
  game_code: code,
  name,
  name_en: code,
  mobile_img: '',
  app_state: 1,
  ...rest,
})
