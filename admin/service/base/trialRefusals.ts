import { Refusal } from './Refusal.ts'
import { titleOfChange } from './titleOfChange.ts'
import type { OpenChange } from '../../api/changeApi.ts'

/** A share of the devices plays it, exactly as it was reviewed. */
export class ChangeTried extends Refusal {
  constructor(change: Pick<OpenChange, 'name' | 'owner'>) {
    super('change-tried', `${titleOfChange(change)} is being tried, as it was reviewed. End its trial to edit it.`, {
      name: change.name,
      owner: change.owner,
    })
  }
}

const sentences = {
  feed: 'It changes settings, which are the same for everybody. Publish or schedule it instead.',
  running: 'Another change is being tried. End its trial first, or wait until it is over.',
  'not-counted': 'Phones are not counted here (COUNTED_PHONES=0), so a trial could not watch itself.',
  order: 'Each share has to be larger than the one before.',
  smaller: 'The share has to be larger than it is now.',
} as const

export class TrialRefused extends Refusal {
  constructor(why: keyof typeof sentences, details: Readonly<Record<string, unknown>> = {}) {
    super('trial-refused', sentences[why], { why, ...details })
  }
}

export class UnknownTrial extends Refusal {
  constructor(id: string) {
    super('unknown-trial', 'This trial is over. Look at the change again.', { id })
  }
}
