import { isOwnText } from '../facts/mayAdd.ts'
import { keysOfCode } from './keysOfCode.gen.ts'

/** The values that code gives to the texts it names; a text that is not listed gets none. */
const values: Readonly<Record<string, readonly string[]>> = {
  'agent.findInTeam': ['name'],
  'agent.searched': ['count'],
  'amount.chip': ['amount'],
  'app.decided': ['count'],
  'app.opened': ['title'],
  'app.otherTitle': ['name'],
  'app.unread': ['count'],
  'captcha.question': ['first', 'second'],
  'carousel.until': ['until'],
  'dateRange.bounds': ['min', 'max'],
  'form.choiceGone': ['label'],
  'form.rowAdd': ['row'],
  'form.rowAdded': ['row', 'number'],
  'form.rowCount': ['now', 'most'],
  'form.rowDown': ['row', 'number'],
  'form.rowMoved': ['row', 'number', 'now'],
  'form.rowRemove': ['row', 'number'],
  'form.rowRemoved': ['row', 'number'],
  'form.rowTitle': ['row', 'number'],
  'form.rowUp': ['row', 'number'],
  'form.uploadKind': ['kinds'],
  'form.uploadSize': ['limit'],
  'list.dayIn': ['amount'],
  'list.dayOut': ['amount'],
  'list.loaded': ['count'],
  'list.showAll': ['count'],
  'lottery.balance': ['amount'],
  'lottery.drawn': ['numbers'],
  'lottery.kept': ['from', 'expect'],
  'lottery.lastDraw': ['expect'],
  'lottery.limitMax': ['max'],
  'lottery.limitMin': ['min'],
  'lottery.limits': ['min', 'max'],
  'lottery.lost': ['numbers'],
  'lottery.perBet': ['limits'],
  'lottery.period': ['expect'],
  'lottery.rate': ['rate'],
  'lottery.returned': ['amount', 'stake', 'numbers'],
  'lottery.reviewCloses': ['time'],
  'lottery.stake': ['count', 'amount'],
  'lottery.sum': ['sum'],
  'lottery.topPayout': ['amount'],
  'lottery.topTwo': ['sum'],
  'lottery.warn': ['expect'],
  'lottery.warnTitle': ['seconds'],
  'lottery.won': ['amount', 'numbers'],
  'money.repeat': ['time'],
  'orders.deposit': ['amount', 'state'],
  'orders.transfer': ['amount', 'state'],
  'orders.withdrawal': ['amount', 'state'],
  'play.call': ['phone'],
  'play.closedDay': ['at'],
  'play.closedExclusion': ['until'],
  'play.closedMonth': ['at'],
  'play.closedTimeout': ['until'],
  'play.closedWeek': ['at'],
  'play.hours': ['hours', 'minutes'],
  'play.minutes': ['minutes'],
  'search.failed': ['lists'],
  'search.found': ['count'],
  'search.star': ['name'],
  'search.starsFull': ['most'],
  'stats.refreshed': ['time'],
  'validation.const': ['label'],
  'validation.enum': ['label'],
  'validation.format': ['label'],
  'validation.max': ['limit'],
  'validation.maxItems': ['label', 'limit'],
  'validation.files': ['label'],
  'validation.maxLength': ['label', 'limit'],
  'validation.maximum': ['label', 'limit'],
  'validation.minItems': ['label', 'limit'],
  'validation.minLength': ['label', 'limit'],
  'validation.minimum': ['label', 'limit'],
  'validation.pattern': ['label'],
  'validation.required': ['label'],
  'validation.step': ['label', 'limit'],
}

const namedByCode = new Set<string>(Object.values(keysOfCode).flat())

/**
 * Values that the app's own code gives to a text, and none to operators' own; undefined for one that only documents
 * read.
 */
export function valuesOfCode(key: string): readonly string[] | undefined {
  if (isOwnText(key)) return []
  if (!namedByCode.has(key)) return undefined
  return Object.hasOwn(values, key) ? values[key] : []
}

/** The texts that have a list of values. */
export const keysWithValues = Object.keys(values)
