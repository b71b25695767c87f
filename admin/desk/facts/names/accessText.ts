import { HIGHEST_VIP } from '../../../../src/format/audience.ts'
import { titleOfSetting } from '../../../../src/format/declaredSettings.ts'
import { listOf } from '../../../../src/format/isObject.ts'
import type { Settings } from '../../../../src/format/settings.ts'
import type { Words } from '../../words/useWords.ts'
import { audienceText } from './audienceText.ts'

type AccessRule = Settings['recharge']['access'][number]

/** Whom each pay way is for, in a line, such as "Bank transfer: Agents, VIP 3 and up". */
export function accessText(rules: unknown, words: Words): string {
  const texts = listOf(rules)
    .filter(isRule)
    .map((rule) => `${titleOfSetting(`/recharge/${rule.way}`, words.locale) ?? rule.way}: ${ruleText(rule, words)}`)
  return texts.length === 0 ? words.t('audience.everybody') : texts.join('; ')
}

const isRule = (rule: unknown): rule is AccessRule => typeof rule === 'object' && rule !== null && 'way' in rule

function ruleText({ who, vipFrom, vipTo, sinceDays }: AccessRule, words: Words): string {
  const people = audienceText(
    {
      ...(who !== 'everybody' && { roles: [who] }),
      ...(vipFrom > 0 && { vipFrom }),
      ...(vipTo < HIGHEST_VIP && { vipTo }),
    },
    words,
  )
  const days = sinceDays > 0 ? words.t('audience.memberFor', { days: sinceDays }) : ''
  return [people, days].filter((part) => part !== '').join(', ') || words.t('audience.everybody')
}
