import { Refusal } from './Refusal.ts'

/** The provider of the company's accounts cannot be asked. `said` is for the log. */
export class ProviderAway extends Refusal {
  readonly said: string

  constructor(said: string) {
    super(
      'provider-away',
      'The company log-in does not answer, or not as it should. Try again in a moment; local accounts still work.',
    )
    this.said = said
  }
}

export type WhyRefused = keyof typeof SENTENCES

const SENTENCES = {
  denied: 'The company log-in did not let you in. Try again, or ask whoever runs it.',
  'not-valid':
    'The answer of the company log-in cannot be trusted, so it was not used. Try again; if it happens again, tell whoever runs the desk.',
  stale: 'This sign-in was begun elsewhere or took too long. Begin again on the sign-in page.',
  'no-role': 'Your company account is in no group that may work at the desk. Ask whoever runs the company log-in.',
  disabled: 'Your account at the desk is disabled. Ask an owner.',
  'other-account': 'That was another account than the one that is signed in here. Use the same one.',
  'no-refresh':
    'The company log-in gave nothing by which the desk could ask again whether you may work here. Whoever runs the desk has to allow refresh tokens for it (offline_access).',
}

/** The company's account does not open the desk. `said` is for the log. */
export class CompanyRefused extends Refusal {
  readonly why: WhyRefused
  readonly said: string

  constructor(why: WhyRefused, said = '') {
    super('company-refused', SENTENCES[why], { why })
    this.why = why
    this.said = said
  }
}

export class CompanyAccount extends Refusal {
  constructor(name: string) {
    super('company-account', `${name} signs in with the company account, so there is no password here.`, { name })
  }
}
