import type { TakenAlert } from '../../api/alertApi.ts'
import type { MachineScope } from '../../api/machineTokenApi.ts'
import { Refusal } from './Refusal.ts'

export class TokenNameTaken extends Refusal {
  constructor(name: string) {
    super(
      'token-name-taken',
      `There is already a machine token called ${name}. Choose another name, or revoke that one first.`,
      { name },
    )
  }
}

export class EmptyToken extends Refusal {
  constructor() {
    super('empty-token', 'This machine token could do nothing. Choose what it may stop, or let it read the audit.')
  }
}

export class TokenNotValid extends Refusal {
  constructor() {
    super(
      'token-not-valid',
      'There is no machine token in the request, or it has ended or was revoked. Send one as "Authorization: Bearer …"; an owner makes one in the desk under People.',
    )
  }
}

/** After a start without the database no token is known, so an alert cannot be told from a stranger's. */
export class TokensUnread extends Refusal {
  constructor() {
    super(
      'storage-unavailable',
      'The database cannot be reached, and no machine token was read since this service started. Stop on this machine: npm run release -- stop deposits --reason "…".',
    )
  }
}

export class NotInToken extends Refusal {
  constructor(scope?: MachineScope) {
    super(
      'not-in-token',
      scope === undefined
        ? 'No machine token opens this. Sign in at the desk.'
        : `This machine token may not ${scope === 'stop' ? 'stop anything' : 'read the audit'}. An owner makes another in the desk under People.`,
    )
  }
}

/** One line for each alert says what became of it. */
export class AlertRefused extends Refusal {
  constructor(message: string, alerts: readonly TakenAlert[] = []) {
    super('alert-refused', message, { alerts })
  }
}
