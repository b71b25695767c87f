import type { UiSchema } from '@rjsf/utils'
import { ownZone } from '../../kit/ownZone.ts'
import type { Words } from '../../words/useWords.ts'
import { MEMBERS_ZONE } from '../../../../src/format/time/zones.ts'

/** The fields of a period, in the words of operators. */
export function periodUi(ui: UiSchema, zone: string, { t }: Words): UiSchema {
  return {
    from: { ...ui['from'], 'ui:options': { help: t('fields.fromHelp') } },
    until: { ...ui['until'], 'ui:options': { help: t('fields.untilHelp') } },
    zone: {
      ...ui['zone'],
      'ui:widget': 'SelectWidget',
      'ui:options': {
        help: t('fields.zoneHelp'),
        choices: zoneChoices(zone).map((value) => ({ value, label: value })),
      },
    },
  }
}

/** The time zones an operator may mean: the members', the platform's, their own, and UTC. */
export function zoneChoices(current: string): readonly string[] {
  return [...new Set([current, MEMBERS_ZONE, 'Asia/Shanghai', ownZone(), 'UTC'])]
}
