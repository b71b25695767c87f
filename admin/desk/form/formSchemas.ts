import type { RJSFSchema } from '@rjsf/utils'
import { DialogSchema } from '../../../src/format/lists.ts'
import { NoticeSchema } from '../../../src/format/notices.ts'
import { SettingsSchema } from '../../../src/format/settings.ts'
import { asShape } from '../../../src/format/shape/asShape.ts'
import { toJsonSchema } from '../../../src/format/shape/toJsonSchema.ts'
import { factFormSchema } from './factFormSchema.ts'
import { pickSchema, type Pick } from './pickSchema.ts'

const settings = toJsonSchema(asShape(SettingsSchema)) as RJSFSchema

const range: Pick = { min: true, max: true }
const way: Pick = { on: true, min: true, max: true }

/** The parts of the settings that stand on each page. */
export const limitsPick: Pick = {
  recharge: {
    bank: range,
    wechat: range,
    alipay: range,
    usdtTrc20: range,
    usdtErc20: range,
    chips: true,
    usdtChips: true,
    defaultMin: true,
    defaultMax: true,
    orderMinutes: true,
  },
  withdrawal: true,
  hours: true,
  cards: true,
  lottery: true,
  game: true,
  polling: true,
  timeouts: true,
  dates: true,
  carousel: true,
  languages: true,
  register: true,
  account: true,
  records: true,
  vip: true,
}
export const payWaysPick: Pick = { recharge: { bank: way, wechat: way, alipay: way, usdtTrc20: way, usdtErc20: way } }

/** The schemas of the desk's forms. Their validators are compiled ahead from these very objects: `npm run generate`. */
export const formSchemas = {
  limits: pickSchema(settings, limitsPick),
  payWays: pickSchema(settings, payWaysPick),
  notice: factFormSchema(toJsonSchema(asShape(NoticeSchema)), [
    'on',
    'places',
    'title',
    'body',
    'tone',
    'priority',
    'from',
    'until',
    'zone',
  ]),
  dialog: factFormSchema(toJsonSchema(asShape(DialogSchema)), [
    'on',
    'places',
    'once',
    'priority',
    'from',
    'until',
    'zone',
  ]),
} as const

export type FormName = keyof typeof formSchemas
