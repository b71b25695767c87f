import { Type, type Static } from 'typebox'
import { icon } from './shape/common.ts'
import type { ClockTime } from './clockTime.ts'
import { exact } from './shape/shapes.ts'
import { copyKey, route } from './shape/slots.ts'

const amount = (description: string) =>
  Type.Unsafe<string>({ type: 'string', format: 'decimal', pattern: '^[0-9]{1,15}(\\.[0-9]{1,8})?$', description })
const CLOCK = '^([01][0-9]|2[0-3]):[0-5][0-9]$'
const seconds = (description: string) => Type.Number({ minimum: 0.5, maximum: 3600, description })
const length = (description: string) => Type.Integer({ minimum: 1, maximum: 32, description })
const pixels = (description: string) => Type.Integer({ minimum: 0, maximum: 2000, description })
const clock = (last: 23 | 24, description: string) =>
  Type.Unsafe<ClockTime>({
    type: ['integer', 'string'],
    format: 'clock',
    minimum: 0,
    maximum: last,
    pattern: last === 23 ? CLOCK : `${CLOCK}|^24:00$`,
    description,
  })

const range = (way: string) =>
  exact(
    {
      on: Type.Boolean({
        description: `Whether members may deposit by ${way}. It shows only if the platform offers it too.`,
      }),
      min: amount(`The smallest deposit by ${way}. It can only narrow the platform's own minimum.`),
      max: amount(`The largest deposit by ${way}. It can only narrow the platform's own maximum.`),
    },
    `Deposits by ${way}.`,
  )

const window = (days: string) =>
  exact(
    {
      from: clock(23, `The time from which ${days} are open: 10 or "10:30".`),
      to: clock(
        24,
        `The time at which ${days} close, on the next day where that is before they open: 22 or "22:30", 24 for midnight.`,
      ),
    },
    `Opening hours on ${days}.`,
  )

/** What operators edit: limits, pay ways, hours, intervals, chips, languages, tab bar, sponsors (spec § 9). Each description is the operator's help text. */
export const SettingsSchema = exact(
  {
    $schema: Type.Optional(Type.String({ description: 'The JSON Schema, for editors.' })),
    format: Type.Literal(1, { description: 'The format version of the document.' }),
    recharge: exact(
      {
        bank: range('bank transfer'),
        wechat: range('WeChat'),
        alipay: range('Alipay'),
        usdtTrc20: range('USDT on TRC20'),
        usdtErc20: range('USDT on ERC20'),
        chips: Type.Array(amount('What one chip adds to the amount, in won.'), {
          minItems: 1,
          maxItems: 8,
          description: 'Chips of the amount field for won.',
        }),
        usdtChips: Type.Array(amount('What one chip adds to the amount, in USDT.'), {
          minItems: 1,
          maxItems: 8,
          description: 'Chips of the amount field for USDT.',
        }),
        defaultMin: amount("The smallest deposit until the platform's own range is known (specification § 9: 100)."),
        defaultMax: amount("The largest deposit until the platform's own range is known (specification § 9: 10000)."),
        orderMinutes: Type.Integer({ minimum: 5, maximum: 1440, description: 'Minutes a deposit order may be paid.' }),
      },
      'Deposits.',
    ),
    withdrawal: exact(
      {
        bankMin: amount('The smallest withdrawal to a bank account, in won.'),
        agentMin: amount('The smallest agent withdrawal, in won.'),
        usdtMin: amount('The smallest withdrawal in USDT.'),
        redirectSeconds: seconds('Seconds between a successful withdrawal and the records.'),
      },
      'Withdrawals.',
    ),
    hours: exact(
      {
        zone: Type.Integer({
          minimum: -12,
          maximum: 14,
          description: 'Hours ahead of UTC in which the opening hours are meant.',
        }),
        weekdays: window('weekdays'),
        weekend: window('weekends'),
      },
      'When deposits and withdrawals are open.',
    ),
    polling: exact(
      {
        balance: seconds('Seconds between two reads of the balance.'),
        wallets: seconds('Seconds between two reads of the game wallets on the money and withdrawal screens.'),
        walletsOnTransfer: seconds('Seconds between two reads of the game wallets on the transfer screen.'),
        draw: seconds('Seconds between two looks for a lottery draw that is due.'),
      },
      'How often open screens read again.',
    ),
    timeouts: exact(
      { read: seconds('Seconds a read may take.'), money: seconds('Seconds a money call or an upload may take.') },
      'Time-outs of calls.',
    ),
    dates: exact(
      {
        min: Type.String({ format: 'date', description: 'The first date that can be chosen in record filters.' }),
        max: Type.String({ format: 'date', description: 'The last date that can be chosen in record filters.' }),
        birthdayMin: Type.String({ format: 'date', description: 'The earliest birthday.' }),
      },
      'Date ranges of pickers.',
    ),
    carousel: exact(
      { banner: seconds('Seconds a banner stands.'), app: seconds('Seconds a picture of the download page stands.') },
      'Carousels.',
    ),
    lottery: exact(
      {
        chips: Type.Array(amount('What one chip stakes.'), { minItems: 1, maxItems: 8, description: 'Stake chips.' }),
        warnAt: seconds('Seconds before the close at which the warning shows.'),
        warnFor: seconds('Seconds the warning stays.'),
        ballPk10: seconds('Seconds between two balls of a pk10 draw.'),
        ballK3: seconds('Seconds between two dice of a k3 draw.'),
        payoutDecimals: Type.Integer({
          minimum: 0,
          maximum: 8,
          description: 'Decimals of the top payout (specification § 9: 3).',
        }),
      },
      'Lottery boards.',
    ),
    game: exact(
      {
        loadSeconds: seconds('Seconds a game may take to load before members are offered to try again.'),
        origins: Type.Array(
          Type.String({
            pattern: '^https://[a-z0-9.-]+(:[0-9]{1,5})?$',
            description: 'An origin, such as https://games.example.com.',
          }),
          {
            maxItems: 50,
            uniqueItems: true,
            description:
              'Origins that games may come from. Empty for all that the service allows; it can only narrow them.',
          },
        ),
      },
      'Games.',
    ),
    cards: exact(
      {
        max: Type.Integer({
          minimum: 1,
          maximum: 20,
          description: 'Bank cards, and USDT addresses, a member may save.',
        }),
      },
      'Saved cards.',
    ),
    languages: exact(
      {
        offered: Type.Array(
          Type.Unsafe<'kor' | 'cn' | 'en'>({ type: 'string', enum: ['kor', 'cn', 'en'], description: 'A language.' }),
          { minItems: 1, uniqueItems: true, description: 'The languages members may choose.' },
        ),
        default: Type.Unsafe<'kor' | 'cn' | 'en'>({
          type: 'string',
          enum: ['kor', 'cn', 'en'],
          description: 'The language before a member chooses.',
        }),
      },
      'The languages of the app.',
    ),
    register: exact(
      {
        captcha: Type.Boolean({ description: 'Whether registering asks for the picture code.' }),
        minimumAge: Type.Integer({ minimum: 18, maximum: 30, description: 'The age members confirm.' }),
      },
      'Registering.',
    ),
    account: exact(
      {
        nameMin: length('Characters of a username, at least (specification §§ 5, 9: 6).'),
        nameMax: length('Characters of a username, at most (specification §§ 5, 9: 16).'),
        passwordMin: length('Characters of a login or pay password, at least (specification §§ 5, 9: 6).'),
        payPasswordMin: length(
          'Characters of the pay password where a card is saved, at least (specification §§ 5, 9: 6).',
        ),
        payPasswordMax: length(
          'Characters of the pay password where a card is saved, at most (specification §§ 5, 9: 18).',
        ),
      },
      'Usernames and passwords.',
    ),
    records: exact(
      {
        period: Type.Unsafe<1 | 2 | 3 | 4>({
          enum: [1, 2, 3, 4],
          description:
            'The period records show at first: 1 today, 2 seven days, 3 fifteen, 4 thirty (specification § 9: 4).',
        }),
        offset: pixels('Pixels before the end at which a record list reads on (specification § 9: 300).'),
        rebateOffset: pixels('The same of the rebate list (specification § 9: 50).'),
        noticeOffset: pixels('The same of the notices (specification § 9: 50).'),
      },
      'Record lists.',
    ),
    vip: exact(
      {
        levels: Type.Integer({ minimum: 1, maximum: 20, description: 'VIP levels (specification § 9: 10).' }),
        keepDays: Type.Integer({
          minimum: 1,
          maximum: 365,
          description: 'Days within which a level must be maintained (specification § 9: 90).',
        }),
      },
      'The VIP ladder.',
    ),
    tabBar: Type.Array(
      exact(
        { label: copyKey('What the entry is called.'), icon, path: route('Where it leads.') },
        'One entry of the bottom tab bar.',
      ),
      { minItems: 2, maxItems: 5, description: 'The bottom tab bar.' },
    ),
    sponsors: Type.Array(
      exact(
        {
          type: Type.String({ pattern: '^[0-9]{1,3}$', description: 'The type in the address of the page.' }),
          title: copyKey('What the sponsor is called.'),
          image: Type.String({ description: 'The picture address.' }),
          url: Type.String({
            pattern: '^(https://.+|demo/pages/[a-z0-9-]+[.]html)$',
            description: 'The page: an https address in the frame allow-list, or one of the demonstration.',
          }),
        },
        'One sponsor.',
      ),
      { description: 'What the sponsors’ page lists.' },
    ),
  },
  'Settings: what operators edit.',
)

export type Settings = Static<typeof SettingsSchema>
