import { Refusal } from './Refusal.ts'
import { titleOfChange } from './titleOfChange.ts'
import type { OpenChange } from '../../api/changeApi.ts'

/** It goes out by itself, exactly as it was reviewed. */
export class ChangeScheduled extends Refusal {
  constructor(change: Pick<OpenChange, 'name' | 'owner'>, at: string) {
    super(
      'change-scheduled',
      `${titleOfChange(change)} goes out by itself at ${at}, as it was reviewed. End its schedule to edit or to publish it.`,
      { name: change.name, owner: change.owner, at },
    )
  }
}

const sentences = {
  due: 'This is due by now and goes out at this moment. Look at the calendar again.',
  past: 'This moment has passed. Choose a later one, or publish now.',
  'too-far': 'This moment is more than 400 days ahead. Choose an earlier one.',
  order: 'It is taken back before it goes out. Choose a later moment for taking it back.',
  zone: 'This time zone is not known. Choose another one.',
} as const

export class ScheduleRefused extends Refusal {
  constructor(why: keyof typeof sentences) {
    super('schedule-refused', sentences[why], { why })
  }
}

export class UnknownSchedule extends Refusal {
  constructor(id: string) {
    super('unknown-schedule', 'This schedule is done or was ended. Look at the calendar again.', { id })
  }
}
