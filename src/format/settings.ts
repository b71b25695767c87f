import { Type, type Static } from 'typebox'
import { locales } from './locales.ts'
import {
  amount,
  chips,
  clock,
  date,
  developersSetting,
  group,
  onOff,
  seconds,
  setting,
  settingsDocument,
  whole,
} from './setting.ts'
import type { Words } from './setting.ts'
import { icon } from './shape/common.ts'
import { exact, oneOf } from './shape/shapes.ts'
import { copyKey, route } from './shape/slots.ts'

const range = (title: Words, way: string, unit: 'won' | 'usdt', seenOn?: string) =>
  group(
    `Deposits by ${way}.`,
    { title, pages: ['pay-ways'], ...(seenOn !== undefined && { seenOn }) },
    {
      on: onOff(
        { kor: '회원에게 제공', cn: '向会员提供', en: 'Offered to members' },
        `Whether members may deposit by ${way}. It shows only if the platform offers it too.`,
      ),
      min: amount(
        unit,
        { kor: '최소', cn: '最低', en: 'Minimum' },
        `The smallest deposit by ${way}. It can only narrow the platform's own minimum.`,
        { pages: ['pay-ways', 'limits'] },
      ),
      max: amount(
        unit,
        { kor: '최대', cn: '最高', en: 'Maximum' },
        `The largest deposit by ${way}. It can only narrow the platform's own maximum.`,
        { pages: ['pay-ways', 'limits'] },
      ),
    },
  )

const window = (title: Words, days: string) =>
  group(
    `Opening hours on ${days}.`,
    { title, pages: ['limits'] },
    {
      from: clock(23, { kor: '시작', cn: '开始', en: 'From' }, `The time from which ${days} are open: 10 or "10:30".`),
      to: clock(
        24,
        { kor: '종료', cn: '结束', en: 'To' },
        `The time at which ${days} close, on the next day where that is before they open: 22 or "22:30", 24 for midnight.`,
      ),
    },
  )

const length = (title: Words, description: string) => whole('characters', [1, 32], title, description)
const pixels = (title: Words, description: string) => whole('pixels', [0, 2000], title, description)

/**
 * What operators edit: limits, pay ways, hours, intervals, chips, languages, tab bar, sponsors (spec § 9). Each
 * description is the operator's help text. Pages of the desk show groups and settings in this order.
 */
export const SettingsSchema = settingsDocument(
  'Settings: what operators edit.',
  {
    $schema: Type.Optional(Type.String({ description: 'The JSON Schema, for editors.' })),
    format: Type.Literal(1, { description: 'The format version of the document.' }),
  },
  {
    recharge: group(
      'Deposits.',
      {
        title: { kor: '입금', cn: '存款', en: 'Deposits' },
        pages: ['pay-ways'],
        seenOn: '/recharge?type=bank',
        movesMoney: true,
      },
      {
        bank: range({ kor: '계좌이체', cn: '银行转账', en: 'Bank transfer' }, 'bank transfer', 'won'),
        wechat: range({ kor: '위챗', cn: '微信', en: 'WeChat' }, 'WeChat', 'won', '/recharge?type=wechat'),
        alipay: range({ kor: '알리페이', cn: '支付宝', en: 'Alipay' }, 'Alipay', 'won', '/recharge?type=alipay'),
        usdtTrc20: range(
          { kor: 'USDT (TRC20)', cn: 'USDT（TRC20）', en: 'USDT on TRC20' },
          'USDT on TRC20',
          'usdt',
          '/recharge?type=usdt&protocol=TRC20',
        ),
        usdtErc20: range(
          { kor: 'USDT (ERC20)', cn: 'USDT（ERC20）', en: 'USDT on ERC20' },
          'USDT on ERC20',
          'usdt',
          '/recharge?type=usdt&protocol=ERC20',
        ),
        chips: chips(
          'won',
          { kor: '원화 칩', cn: '韩元筹码', en: 'Chips in won' },
          'Chips of the amount field for won.',
          'What one chip adds to the amount, in won.',
          { pages: ['limits'] },
        ),
        usdtChips: chips(
          'usdt',
          { kor: 'USDT 칩', cn: 'USDT 筹码', en: 'Chips in USDT' },
          'Chips of the amount field for USDT.',
          'What one chip adds to the amount, in USDT.',
          { pages: ['limits'], seenOn: '/recharge?type=usdt&protocol=TRC20' },
        ),
        defaultMin: amount(
          'won',
          { kor: '플랫폼 응답 전 최소', cn: '平台响应前的最低', en: 'Minimum until the platform answers' },
          "The smallest deposit until the platform's own range is known (specification § 9: 100).",
          { pages: ['limits'] },
        ),
        defaultMax: amount(
          'won',
          { kor: '플랫폼 응답 전 최대', cn: '平台响应前的最高', en: 'Maximum until the platform answers' },
          "The largest deposit until the platform's own range is known (specification § 9: 10000).",
          { pages: ['limits'] },
        ),
        orderMinutes: whole(
          'minutes',
          [5, 1440],
          { kor: '입금 신청 결제 시간(분)', cn: '订单支付时间（分钟）', en: 'Time to pay an order, minutes' },
          'Minutes a deposit order may be paid.',
          { pages: ['limits'] },
        ),
      },
    ),
    withdrawal: group(
      'Withdrawals.',
      {
        title: { kor: '출금', cn: '提款', en: 'Withdrawals' },
        pages: ['limits'],
        seenOn: '/withdrawal?type=2',
        movesMoney: true,
      },
      {
        bankMin: amount(
          'won',
          { kor: '은행 계좌 출금 최소', cn: '提款到银行卡的最低', en: 'To a bank account, minimum' },
          'The smallest withdrawal to a bank account, in won.',
        ),
        agentMin: amount(
          'won',
          { kor: '에이전트 출금 최소', cn: '代理提款最低', en: 'By an agent, minimum' },
          'The smallest agent withdrawal, in won.',
          { seenOn: '/withdrawal?type=3' },
        ),
        usdtMin: amount(
          'usdt',
          { kor: 'USDT 출금 최소', cn: 'USDT 提款最低', en: 'In USDT, minimum' },
          'The smallest withdrawal in USDT.',
          { seenOn: '/withdrawal?type=1' },
        ),
        redirectSeconds: seconds(
          {
            kor: '내역으로 이동하기 전 대기(초)',
            cn: '进入记录前的停留（秒）',
            en: 'Pause before the records, seconds',
          },
          'Seconds between a successful withdrawal and the records.',
        ),
      },
    ),
    hours: group(
      'When deposits and withdrawals are open.',
      {
        title: { kor: '이용 시간', cn: '营业时间', en: 'Hours' },
        pages: ['limits'],
        seenOn: '/recharge?type=bank',
        movesMoney: true,
      },
      {
        zone: whole(
          'hours',
          [-12, 14],
          { kor: 'UTC와의 시차(시간)', cn: '与 UTC 的时差（小时）', en: 'Hours ahead of UTC' },
          'Hours ahead of UTC in which the opening hours are meant.',
        ),
        weekdays: window({ kor: '평일', cn: '工作日', en: 'Weekdays' }, 'weekdays'),
        weekend: window({ kor: '주말', cn: '周末', en: 'Weekend' }, 'weekends'),
      },
    ),
    cards: group(
      'Saved cards.',
      { title: { kor: '계좌', cn: '银行卡', en: 'Cards' }, pages: ['limits'], seenOn: '/wallet' },
      {
        max: whole(
          'count',
          [1, 20],
          { kor: '등록 계좌 최대 개수', cn: '最多可绑定的卡', en: 'Saved cards, at most' },
          'Bank cards, and USDT addresses, a member may save.',
        ),
      },
    ),
    lottery: group(
      'Lottery boards.',
      { title: { kor: '복권', cn: '彩票', en: 'Lottery' }, pages: ['limits'], seenOn: '/pk10?name=pk10speed' },
      {
        chips: chips(
          'stake',
          { kor: '베팅 칩', cn: '投注筹码', en: 'Stake chips' },
          'Stake chips.',
          'What one chip stakes.',
        ),
        warnAt: seconds(
          { kor: '마감 전 경고(초)', cn: '封盘前提醒（秒）', en: 'Warn before the close, seconds' },
          'Seconds before the close at which the warning shows.',
        ),
        warnFor: seconds(
          { kor: '경고 표시 시간(초)', cn: '提醒显示时间（秒）', en: 'The warning stays, seconds' },
          'Seconds the warning stays.',
        ),
        ballPk10: seconds(
          { kor: '공 사이 간격, pk10(초)', cn: '两球间隔，pk10（秒）', en: 'Between two balls (pk10), seconds' },
          'Seconds between two balls of a pk10 draw.',
        ),
        ballK3: seconds(
          { kor: '주사위 사이 간격, k3(초)', cn: '两骰间隔，k3（秒）', en: 'Between two dice (k3), seconds' },
          'Seconds between two dice of a k3 draw.',
        ),
        payoutDecimals: whole(
          'decimals',
          [0, 8],
          { kor: '최고 배당 소수 자릿수', cn: '最高赔付的小数位', en: 'Top payout, decimals' },
          'Decimals of the top payout (specification § 9: 3).',
        ),
      },
    ),
    game: group(
      'Games.',
      { title: { kor: '게임', cn: '游戏', en: 'Games' }, pages: ['limits'] },
      {
        loadSeconds: seconds(
          { kor: '게임 로딩 제한(초)', cn: '游戏加载时限（秒）', en: 'A game may load for, seconds' },
          'Seconds a game may take to load before members are offered to try again.',
        ),
        origins: setting(
          Type.Array(
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
          { kor: '게임을 불러올 수 있는 주소', cn: '游戏可来自的地址', en: 'Origins games may come from' },
          'addresses',
          { secondPerson: 'always' },
        ),
      },
    ),
    polling: group(
      'How often open screens read again.',
      { title: { kor: '자동 갱신', cn: '自动刷新', en: 'Polling' }, pages: ['limits'], seenOn: '/money' },
      {
        balance: seconds(
          { kor: '잔액(초)', cn: '余额（秒）', en: 'Balance, seconds' },
          'Seconds between two reads of the balance.',
        ),
        wallets: seconds(
          { kor: '게임 지갑(초)', cn: '游戏钱包（秒）', en: 'Game wallets, seconds' },
          'Seconds between two reads of the game wallets on the money and withdrawal screens.',
        ),
        walletsOnTransfer: seconds(
          {
            kor: '머니 이동 화면의 게임 지갑(초)',
            cn: '转账页的游戏钱包（秒）',
            en: 'Game wallets on transfer, seconds',
          },
          'Seconds between two reads of the game wallets on the transfer screen.',
          { seenOn: '/transfer' },
        ),
        draw: seconds(
          { kor: '나올 추첨 결과(초)', cn: '待开奖的结果（秒）', en: 'A draw that is due, seconds' },
          'Seconds between two looks for a lottery draw that is due.',
          { seenOn: '/pk10?name=pk10speed' },
        ),
      },
    ),
    timeouts: group(
      'Time-outs of calls.',
      { title: { kor: '시간 제한', cn: '超时', en: 'Time-outs' }, pages: ['limits'] },
      {
        read: seconds({ kor: '조회(초)', cn: '读取（秒）', en: 'A read, seconds' }, 'Seconds a read may take.'),
        money: seconds(
          { kor: '머니 처리와 업로드(초)', cn: '资金操作与上传（秒）', en: 'Money and uploads, seconds' },
          'Seconds a money call or an upload may take.',
        ),
      },
    ),
    dates: group(
      'Date ranges of pickers.',
      { title: { kor: '날짜', cn: '日期', en: 'Dates' }, pages: ['limits'], seenOn: '/transRecord' },
      {
        min: date(
          { kor: '내역 시작일', cn: '记录起始日', en: 'Records from' },
          'The first date that can be chosen in record filters.',
        ),
        max: date(
          { kor: '내역 종료일', cn: '记录截止日', en: 'Records until' },
          'The last date that can be chosen in record filters.',
        ),
        birthdayMin: date(
          { kor: '가장 이른 생일', cn: '最早的生日', en: 'Earliest birthday' },
          'The earliest birthday.',
          { seenOn: '/userInfo' },
        ),
      },
    ),
    carousel: group(
      'Carousels.',
      { title: { kor: '슬라이드', cn: '轮播', en: 'Carousels' }, pages: ['limits'], seenOn: '/' },
      {
        banner: seconds({ kor: '배너(초)', cn: '横幅（秒）', en: 'Banner, seconds' }, 'Seconds each banner is shown.'),
        app: seconds(
          { kor: '다운로드 화면(초)', cn: '下载页（秒）', en: 'Download page, seconds' },
          'Seconds each picture of the download page is shown.',
          { seenOn: '/app' },
        ),
      },
    ),
    languages: group(
      'The languages of the app.',
      { title: { kor: '언어', cn: '语言', en: 'Languages' }, pages: ['limits'], seenOn: '/setLanguage' },
      {
        offered: setting(
          Type.Array(oneOf(locales, 'A language.'), {
            minItems: 1,
            uniqueItems: true,
            description: 'The languages members may choose.',
          }),
          { kor: '회원에게 제공', cn: '向会员提供', en: 'Offered to members' },
          'choice',
        ),
        default: setting(
          oneOf(locales, 'The language before a member chooses.'),
          { kor: '회원이 고르기 전', cn: '会员选择之前', en: 'Before a member chooses' },
          'choice',
        ),
      },
    ),
    register: group(
      'Registering.',
      { title: { kor: '가입', cn: '注册', en: 'Registering' }, pages: ['limits'], seenOn: '/login?type=1' },
      {
        captcha: onOff(
          { kor: '그림 인증번호', cn: '图形验证码', en: 'Picture code' },
          'Whether registering asks for the picture code.',
          { secondPerson: 'always' },
        ),
        minimumAge: whole(
          'years',
          [18, 30],
          { kor: '최소 나이', cn: '最低年龄', en: 'Minimum age' },
          'The age members confirm.',
        ),
      },
    ),
    account: group(
      'Usernames and passwords.',
      { title: { kor: '아이디와 비밀번호', cn: '用户名与密码', en: 'Names and passwords' }, pages: ['limits'] },
      {
        nameMin: length(
          { kor: '아이디 최소 글자 수', cn: '用户名最少字符', en: 'Username, at least' },
          'Characters of a username, at least (specification §§ 5, 9: 6).',
        ),
        nameMax: length(
          { kor: '아이디 최대 글자 수', cn: '用户名最多字符', en: 'Username, at most' },
          'Characters of a username, at most (specification §§ 5, 9: 16).',
        ),
        passwordMin: length(
          { kor: '비밀번호 최소 글자 수', cn: '密码最少字符', en: 'Password, at least' },
          'Characters of a login or pay password, at least (specification §§ 5, 9: 6).',
        ),
        payPasswordMin: length(
          { kor: '출금 비밀번호 최소 글자 수', cn: '支付密码最少字符', en: 'Pay password, at least' },
          'Characters of the pay password where a card is saved, at least (specification §§ 5, 9: 6).',
        ),
        payPasswordMax: length(
          { kor: '출금 비밀번호 최대 글자 수', cn: '支付密码最多字符', en: 'Pay password, at most' },
          'Characters of the pay password where a card is saved, at most (specification §§ 5, 9: 18).',
        ),
      },
    ),
    records: group(
      'Record lists.',
      { title: { kor: '내역 목록', cn: '记录列表', en: 'Record lists' }, pages: ['limits'] },
      {
        period: setting(
          Type.Unsafe<1 | 2 | 3 | 4>({
            enum: [1, 2, 3, 4],
            description:
              'The period records show at first: 1 today, 2 seven days, 3 fifteen, 4 thirty (specification § 9: 4).',
          }),
          { kor: '처음 보이는 기간', cn: '初始期间', en: 'Period at first' },
          'choice',
        ),
        offset: pixels(
          { kor: '내역, 끝에서 남은 픽셀', cn: '记录，距末尾像素', en: 'Records, pixels before the end' },
          'Pixels before the end at which a record list reads on (specification § 9: 300).',
        ),
        rebateOffset: pixels(
          {
            kor: '롤링 내역, 끝에서 남은 픽셀',
            cn: '返水订单，距末尾像素',
            en: 'Rebate orders, pixels before the end',
          },
          'The same of the rebate list (specification § 9: 50).',
        ),
        noticeOffset: pixels(
          { kor: '공지, 끝에서 남은 픽셀', cn: '公告，距末尾像素', en: 'Notices, pixels before the end' },
          'The same of the notices (specification § 9: 50).',
        ),
      },
    ),
    vip: group(
      'The VIP ladder.',
      { title: { kor: 'VIP', cn: 'VIP', en: 'VIP' }, pages: ['limits'] },
      {
        levels: whole(
          'count',
          [1, 20],
          { kor: '등급 수', cn: '等级数', en: 'Levels' },
          'VIP levels (specification § 9: 10).',
        ),
        keepDays: whole(
          'days',
          [1, 365],
          { kor: '등급 유지 기간(일)', cn: '保级天数', en: 'Days to keep a level' },
          'Days within which a level must be maintained (specification § 9: 90).',
        ),
      },
    ),
    tabBar: developersSetting(
      Type.Array(
        exact(
          { label: copyKey('What the entry is called.'), icon, path: route('Where it leads.') },
          'One entry of the bottom tab bar.',
        ),
        { minItems: 2, maxItems: 5, description: 'The bottom tab bar.' },
      ),
      { kor: '하단 탭', cn: '底部导航', en: 'Tab bar' },
      'entries',
    ),
    sponsors: developersSetting(
      Type.Array(
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
      { kor: '후원사', cn: '赞助商', en: 'Sponsors' },
      'entries',
      { secondPerson: 'always' },
    ),
  },
)

export type Settings = Static<typeof SettingsSchema>
