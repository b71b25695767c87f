/** The copy that actions and what they ask speak; every language of `schemas/copy` must have it. */
export const actionKeys = {
  ok: 'common.ok',
  yes: 'common.confirm',
  no: 'common.cancel',
  copied: 'common.copied',
  copyFailed: 'common.copyFailed',
  installByHand: 'install.byHand',
  blockedUrl: 'error.blockedUrl',
  moneyUnknownTitle: 'money.unknownTitle',
  moneyUnknown: 'money.unknown',
  moneyRecords: 'money.seeRecords',
  moneyRepeatTitle: 'money.repeatTitle',
  /** With {{time}}. */
  moneyRepeat: 'money.repeat',
  moneyRepeatAgain: 'money.repeatAgain',
  moneyRepeatAnew: 'money.repeatAnew',
  moneyRepeatLeave: 'money.repeatLeave',
  upload: 'form.upload',
  uploadFailed: 'form.uploadFailed',
  /** With {{kinds}}. */
  uploadKind: 'form.uploadKind',
  /** With {{limit}}, in MB. */
  uploadSize: 'form.uploadSize',
} as const
