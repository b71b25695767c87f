import { Big } from 'big.js'
import { clockMinutes, clockText } from '../time/clockTime.ts'
import { payWayNames } from '../payWayNames.ts'
import type { Settings } from '../settings.ts'
import type { Path } from '../shape/JsonShape.ts'
import { checkPicture } from './checkPicture.ts'
import type { Found } from './Document.ts'
import type { Facts } from './Facts.ts'

/** Checks that the shape cannot say: ranges are ranges, something can be paid, the default language is offered. */
export function checkSettings(
  settings: Settings,
  facts: Pick<Facts, 'imgOrigins'>,
  report: (found: Found) => void,
): void {
  const ordered = (path: Path, low: string | number, high: string | number, what: string) => {
    if (Big(low).gt(high))
      report({
        path,
        code: 'min-max',
        said: { id: 'range', values: { low, high } },
        message: `${what}: the minimum ${low} is above the maximum ${high}.`,
        hint: 'Lower the minimum or raise the maximum.',
      })
  }
  const once = (values: readonly string[], path: Path, say: (value: string) => string) =>
    values.forEach((value, index) => {
      if (values.indexOf(value) < index)
        report({
          path: [...path, index],
          code: 'duplicate-id',
          said: { id: 'twice' },
          message: say(value),
          hint: 'Take one of them away.',
        })
    })
  for (const way of payWayNames) {
    ordered(['recharge', way, 'min'], settings.recharge[way].min, settings.recharge[way].max, `Deposits by ${way}`)
  }
  for (const days of ['weekdays', 'weekend'] as const) {
    const { from, to } = settings.hours[days]
    if (clockMinutes(from) === clockMinutes(to))
      report({
        path: ['hours', days, 'to'],
        code: 'min-max',
        said: { id: 'hours-equal', values: { time: clockText(to) } },
        message: `On ${days} the closing time ${clockText(to)} is the opening time.`,
        hint: 'Open all day is from 0 to 24.',
      })
  }
  const { recharge, lottery, tabBar, sponsors } = settings
  recharge.access.forEach(({ way, vipFrom, vipTo }, index) =>
    ordered(['recharge', 'access', index, 'vipFrom'], vipFrom, vipTo, `VIP levels that may deposit by ${way}`),
  )
  once(
    recharge.access.map(({ way }) => way),
    ['recharge', 'access'],
    (way) => `Two rules say who may deposit by ${way}.`,
  )
  const chips = [
    { path: ['recharge', 'chips'], amounts: recharge.chips },
    { path: ['recharge', 'usdtChips'], amounts: recharge.usdtChips },
    { path: ['lottery', 'chips'], amounts: lottery.chips },
  ]
  for (const { path, amounts } of chips) {
    amounts.forEach((amount, index) => {
      if (Big(amount).eq(0))
        report({
          path: [...path, index],
          code: 'min-max',
          said: { id: 'chip-nothing' },
          message: 'This chip adds nothing.',
          hint: 'Give it an amount above 0, or take it away.',
        })
    })
    once(
      amounts.map((amount) => Big(amount).toFixed()),
      path,
      (amount) => `Two chips add ${amount}.`,
    )
  }
  once(
    tabBar.map(({ path }) => path),
    ['tabBar'],
    (path) => `Two tabs lead to ${path}.`,
  )
  once(
    sponsors.map(({ type }) => type),
    ['sponsors'],
    (type) => `Two sponsors have the type ${type}, so one of them could never be opened.`,
  )
  sponsors.forEach(({ image }, index) => checkPicture(image, ['sponsors', index, 'image'], facts, report))
  if (settings.dates.min > settings.dates.max)
    report({
      path: ['dates', 'min'],
      code: 'min-max',
      said: { id: 'range', values: { low: settings.dates.min, high: settings.dates.max } },
      message: `The first date ${settings.dates.min} is after the last date ${settings.dates.max}.`,
    })
  if (!settings.languages.offered.includes(settings.languages.default))
    report({
      path: ['languages', 'default'],
      code: 'shape',
      said: { id: 'language-not-offered' },
      message: 'The default language is not among the offered ones.',
      hint: 'Offer it, or choose another default.',
    })
}
