import type { UiSchema } from '@rjsf/utils'
import { ownZone } from '../parts/momentText.ts'

/** The fields of a period, in the words of operators. */
export function periodUi(ui: UiSchema, zone: string): UiSchema {
  return {
    from: { ...ui['from'], 'ui:options': { help: 'Empty: from its release on.' } },
    until: { ...ui['until'], 'ui:options': { help: 'Empty: until it is taken away.' } },
    zone: {
      'ui:widget': 'SelectWidget',
      'ui:options': {
        help: 'Whose clock the times are meant on. Another one keeps the moments.',
        choices: zoneChoices(zone).map((value) => ({ value, label: value })),
      },
    },
  }
}

/** The time zones an operator may mean: the members', the platform's, their own, and UTC. */
function zoneChoices(current: string): readonly string[] {
  return [...new Set([current, 'Asia/Seoul', 'Asia/Shanghai', ownZone(), 'UTC'])]
}
