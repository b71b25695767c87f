import type { Audience } from '../../../../src/format/audience.ts'
import type { Words } from '../../words/useWords.ts'

/** Whom something is for, in a line; empty where that is everybody. */
export function audienceText(audience: Audience | undefined, { t, language }: Words): string {
  const { roles, vipFrom, vipTo, joinedWithin, languages, installed } = audience ?? {}
  return [
    roles?.map((role) => t(`audience.${role}`)).join(t('audience.or')),
    levelText(vipFrom, vipTo, t),
    joinedWithin === undefined ? undefined : t('audience.joinedWithin', { count: joinedWithin }),
    languages?.map((locale) => language(locale)).join(t('audience.or')),
    installed === undefined ? undefined : t(installed ? 'audience.installed' : 'audience.browser'),
  ]
    .filter((part) => part !== undefined)
    .join(', ')
}

function levelText(from: number | undefined, to: number | undefined, t: Words['t']): string | undefined {
  if (from === undefined) return to === undefined ? undefined : t('audience.vipUpTo', { level: to })
  return to === undefined ? t('audience.vipAndUp', { level: from }) : t('audience.vipBetween', { from, to })
}
