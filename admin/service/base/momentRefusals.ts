import { Refusal } from './Refusal.ts'

const noneSentences = {
  before: 'Nothing was live yet at this moment. Choose a later one.',
  future: 'This moment has not come yet. Choose an earlier one; what is coming is in the calendar.',
} as const

/** `first` is when the first release became live. */
export class NoReleaseThen extends Refusal {
  constructor(why: keyof typeof noneSentences, first?: string) {
    super('no-release-then', noneSentences[why], { why, ...(first !== undefined && { at: first }) })
  }
}

const playSentences = {
  files:
    'Files of this release are missing from the store, so it cannot be played. Restore a backup that holds them into an empty store and play it there.',
  build:
    'This release was made by a build whose releases today’s app cannot read. Start that build on a restored backup to play it, or compare the releases in the history.',
} as const

export class ReleaseNotPlayable extends Refusal {
  constructor(seq: number, why: keyof typeof playSentences) {
    super('release-not-playable', playSentences[why], { why, seq })
  }
}
