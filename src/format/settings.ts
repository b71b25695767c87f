import { HIGHEST_VIP } from './audience.ts'
import { Type, type Static } from 'typebox'
import { locales } from './locales.ts'
import { payWayNames } from './payWayNames.ts'
import { playSettings } from './playSettings.ts'
import {
  amount,
  chips,
  clock,
  date,
  group,
  onOff,
  seconds,
  setting,
  settingOn,
  settingsDocument,
  whole,
} from './setting.ts'
import type { Words } from './setting.ts'
import { icon } from './shape/marks.ts'
import { described } from './shape/deskWords.ts'
import { documentHeader, exact, oneOf } from './shape/shapes.ts'
import { copyKey, route } from './shape/slots.ts'

const range = (title: Words, way: Words, unit: 'won' | 'usdt', seenOn?: string) =>
  group(
    `Deposits by ${way.en}.`,
    { title, page: 'money', ...(seenOn !== undefined && { seenOn }) },
    {
      on: onOff(
        { kor: '회원에게 제공', cn: '向会员提供', en: 'Offered to members' },
        {
          kor: `회원이 ${way.kor} 입금을 할 수 있는지 정합니다. 플랫폼도 제공할 때만 표시됩니다.`,
          cn: `会员能否以${way.cn}存款。仅当平台也提供时才显示。`,
          en: `Whether members may deposit by ${way.en}. It shows only if the platform offers it too.`,
        },
      ),
      min: amount(
        unit,
        { kor: '최소', cn: '最低', en: 'Minimum' },
        {
          kor: `${way.kor} 최소 입금액입니다. 플랫폼의 최소보다 높을 때만 효과가 있습니다.`,
          cn: `${way.cn}的最低存款额，只能比平台的最低值更高。`,
          en: `The smallest deposit by ${way.en}. It can only narrow the platform's own minimum.`,
        },
      ),
      max: amount(
        unit,
        { kor: '최대', cn: '最高', en: 'Maximum' },
        {
          kor: `${way.kor} 최대 입금액입니다. 플랫폼의 최대보다 낮을 때만 효과가 있습니다.`,
          cn: `${way.cn}的最高存款额，只能比平台的最高值更低。`,
          en: `The largest deposit by ${way.en}. It can only narrow the platform's own maximum.`,
        },
      ),
    },
  )

const window = (title: Words, days: Words) =>
  group(
    `Opening hours on ${days.en}.`,
    { title, page: 'money' },
    {
      from: clock(
        23,
        { kor: '시작', cn: '开始', en: 'From' },
        {
          kor: `${days.kor} 이용 시작 시각입니다. 예: 10 또는 10:30.`,
          cn: `${days.cn}的开始时间：10 或 10:30。`,
          en: `The time from which ${days.en} are open: 10 or "10:30".`,
        },
      ),
      to: clock(
        24,
        { kor: '종료', cn: '结束', en: 'To' },
        {
          kor: `${days.kor} 이용 종료 시각입니다. 시작보다 이르면 다음 날입니다. 예: 22 또는 22:30, 자정은 24.`,
          cn: `${days.cn}的结束时间，早于开始时间则为次日：22 或 22:30，午夜为 24。`,
          en: `The time at which ${days.en} close, on the next day where that is before they open: 22 or "22:30", 24 for midnight.`,
        },
      ),
    },
  )

const wechat: Words = { kor: '위챗', cn: '微信', en: 'WeChat' }
const alipay: Words = { kor: '알리페이', cn: '支付宝', en: 'Alipay' }
const usdtTrc20: Words = { kor: 'USDT (TRC20)', cn: 'USDT（TRC20）', en: 'USDT on TRC20' }
const usdtErc20: Words = { kor: 'USDT (ERC20)', cn: 'USDT（ERC20）', en: 'USDT on ERC20' }

const length = (title: Words, help: Words) => whole('characters', [1, 32], title, help)
const pixels = (title: Words, help: Words) => whole('pixels', [0, 2000], title, help)

const accessRoles = ['everybody', 'members', 'agents'] as const

/** Whom a pay way is for: everybody for whom no rule of it says otherwise. */
const access = setting(
  Type.Array(
    exact(
      {
        way: setting(
          oneOf(payWayNames, 'A pay way.'),
          { kor: '입금 수단', cn: '存款方式', en: 'Pay way' },
          { kor: '제한할 입금 수단입니다.', cn: '受限的存款方式。', en: 'The pay way that is limited.' },
          'choice',
        ),
        who: setting(
          oneOf(accessRoles, 'Everybody, members who are not agents, or agents.'),
          { kor: '대상', cn: '对象', en: 'For' },
          {
            kor: '모든 회원, 에이전트가 아닌 회원, 또는 에이전트입니다.',
            cn: '所有会员、非代理会员或代理。',
            en: 'Everybody, members who are not agents, or agents.',
          },
          'choice',
        ),
        vipFrom: whole(
          'count',
          [0, HIGHEST_VIP],
          { kor: '최저 VIP', cn: '最低 VIP', en: 'VIP from' },
          { kor: '이용할 수 있는 최저 등급입니다.', cn: '可使用的最低等级。', en: 'The lowest level that may use it.' },
        ),
        vipTo: whole(
          'count',
          [0, HIGHEST_VIP],
          { kor: '최고 VIP', cn: '最高 VIP', en: 'VIP up to' },
          {
            kor: '이용할 수 있는 최고 등급입니다.',
            cn: '可使用的最高等级。',
            en: 'The highest level that may use it.',
          },
        ),
        sinceDays: whole(
          'days',
          [0, 3650],
          { kor: '가입 후 최소 일수', cn: '注册满天数', en: 'Member for at least, days' },
          {
            kor: '가입한 지 이만큼 지나야 이용할 수 있습니다. 0은 제한 없음입니다.',
            cn: '注册满此天数后才可使用，0 表示不限。',
            en: 'Days since joining before it may be used; 0 for no wait.',
          },
        ),
      },
      'Whom one pay way is for.',
    ),
    { maxItems: payWayNames.length },
  ),
  { kor: '이용 대상', cn: '使用对象', en: 'Who may use it' },
  {
    kor: '목록에 없는 수단은 모든 회원이 이용합니다. 앱은 다른 회원에게 수단을 숨길 뿐이므로, 플랫폼도 같은 조건(설정 피드의 recharge.access)으로 거절해야 합니다.',
    cn: '未列出的方式所有会员都可使用。应用只是对其他会员隐藏该方式，平台也必须按相同条件（设置接口中的 recharge.access）拒绝。',
    en: 'A way that is not listed is for everybody. The app only hides it from others: the platform has to refuse by the same conditions, which it finds as recharge.access in the settings feed.',
  },
  'entries',
  { secondPerson: 'always', seenOn: '/recharge?type=bank' },
)

/**
 * Settings of operators: limits, pay ways, hours, intervals, chips, languages, tab bar, sponsors (spec § 9). Where the
 * specification has a figure (§ 9), `schemas/settings.json` ships it. Pages of the desk show groups and settings in
 * this order.
 */
export const SettingsSchema = settingsDocument(
  'Settings: what operators edit.',
  {
    ...documentHeader,
  },
  {
    recharge: group(
      'Deposits.',
      {
        title: { kor: '입금', cn: '存款', en: 'Deposits' },
        page: 'money',
        seenOn: '/recharge?type=bank',
        movesMoney: true,
      },
      {
        bank: range(
          { kor: '계좌이체', cn: '银行转账', en: 'Bank transfer' },
          { kor: '계좌이체', cn: '银行转账', en: 'bank transfer' },
          'won',
        ),
        wechat: range(wechat, wechat, 'won', '/recharge?type=wechat'),
        alipay: range(alipay, alipay, 'won', '/recharge?type=alipay'),
        usdtTrc20: range(usdtTrc20, usdtTrc20, 'usdt', '/recharge?type=usdt&protocol=TRC20'),
        usdtErc20: range(usdtErc20, usdtErc20, 'usdt', '/recharge?type=usdt&protocol=ERC20'),
        access,
        chips: chips(
          'won',
          { kor: '원화 칩', cn: '韩元筹码', en: 'Chips in won' },
          { kor: '원화 금액 입력란의 칩입니다.', cn: '韩元金额栏的筹码。', en: 'Chips of the amount field for won.' },
          'What one chip adds to the amount, in won.',
        ),
        usdtChips: chips(
          'usdt',
          { kor: 'USDT 칩', cn: 'USDT 筹码', en: 'Chips in USDT' },
          { kor: 'USDT 금액 입력란의 칩입니다.', cn: 'USDT 金额栏的筹码。', en: 'Chips of the amount field for USDT.' },
          'What one chip adds to the amount, in USDT.',
          { seenOn: '/recharge?type=usdt&protocol=TRC20' },
        ),
        defaultMin: amount(
          'won',
          { kor: '플랫폼 응답 전 최소', cn: '平台响应前的最低', en: 'Minimum until the platform answers' },
          {
            kor: '플랫폼의 범위를 받기 전까지 적용하는 최소 입금액입니다.',
            cn: '收到平台范围之前适用的最低存款额。',
            en: "The smallest deposit until the platform's own range is known.",
          },
          { needs: 'owner' },
        ),
        defaultMax: amount(
          'won',
          { kor: '플랫폼 응답 전 최대', cn: '平台响应前的最高', en: 'Maximum until the platform answers' },
          {
            kor: '플랫폼의 범위를 받기 전까지 적용하는 최대 입금액입니다.',
            cn: '收到平台范围之前适用的最高存款额。',
            en: "The largest deposit until the platform's own range is known.",
          },
          { needs: 'owner' },
        ),
        orderMinutes: whole(
          'minutes',
          [5, 1440],
          { kor: '입금 신청 결제 시간(분)', cn: '订单支付时间（分钟）', en: 'Time to pay an order, minutes' },
          {
            kor: '입금 신청을 결제할 수 있는 시간(분)입니다.',
            cn: '存款订单可支付的分钟数。',
            en: 'Minutes a deposit order may be paid.',
          },
        ),
      },
    ),
    withdrawal: group(
      'Withdrawals.',
      {
        title: { kor: '출금', cn: '提款', en: 'Withdrawals' },
        page: 'money',
        seenOn: '/withdrawal?type=2',
        movesMoney: true,
      },
      {
        bankMin: amount(
          'won',
          { kor: '은행 계좌 출금 최소', cn: '提款到银行卡的最低', en: 'To a bank account, minimum' },
          {
            kor: '은행 계좌로 출금할 수 있는 최소 금액(원)입니다.',
            cn: '提款到银行账户的最低金额（韩元）。',
            en: 'The smallest withdrawal to a bank account, in won.',
          },
        ),
        agentMin: amount(
          'won',
          { kor: '에이전트 출금 최소', cn: '代理提款最低', en: 'By an agent, minimum' },
          {
            kor: '에이전트가 출금할 수 있는 최소 금액(원)입니다.',
            cn: '代理提款的最低金额（韩元）。',
            en: 'The smallest agent withdrawal, in won.',
          },
          { seenOn: '/withdrawal?type=3' },
        ),
        usdtMin: amount(
          'usdt',
          { kor: 'USDT 출금 최소', cn: 'USDT 提款最低', en: 'In USDT, minimum' },
          {
            kor: 'USDT로 출금할 수 있는 최소 금액입니다.',
            cn: 'USDT 提款的最低金额。',
            en: 'The smallest withdrawal in USDT.',
          },
          { seenOn: '/withdrawal?type=1' },
        ),
        redirectSeconds: seconds(
          {
            kor: '내역으로 이동하기 전 대기(초)',
            cn: '进入记录前的停留（秒）',
            en: 'Pause before the records, seconds',
          },
          {
            kor: '출금 신청 뒤 내역 화면으로 넘어가기까지의 시간(초)입니다.',
            cn: '提款成功后跳转到记录页前的秒数。',
            en: 'Seconds between a successful withdrawal and the records.',
          },
          { needs: 'owner' },
        ),
      },
    ),
    hours: group(
      'When deposits and withdrawals are open.',
      {
        title: { kor: '이용 시간', cn: '营业时间', en: 'Hours' },
        page: 'money',
        seenOn: '/recharge?type=bank',
        movesMoney: true,
      },
      {
        zone: whole(
          'hours',
          [-12, 14],
          { kor: 'UTC와의 시차(시간)', cn: '与 UTC 的时差（小时）', en: 'Hours ahead of UTC' },
          {
            kor: '이용 시간의 기준이 되는 UTC와의 시차입니다. 서울은 9이며, 중국어 화면에는 베이징 시간(8)으로 표시됩니다.',
            cn: '营业时间所用时区与 UTC 的时差，首尔为 9；中文界面按北京时间（8）显示。',
            en: 'Hours ahead of UTC in which the opening hours are meant, 9 in Seoul; Chinese screens say them by Beijing time, 8.',
          },
          { needs: 'owner' },
        ),
        weekdays: window({ kor: '평일', cn: '工作日', en: 'Weekdays' }, { kor: '평일', cn: '工作日', en: 'weekdays' }),
        weekend: window({ kor: '주말', cn: '周末', en: 'Weekend' }, { kor: '주말', cn: '周末', en: 'weekends' }),
      },
    ),
    cards: group(
      'Saved cards.',
      { title: { kor: '계좌', cn: '银行卡', en: 'Cards' }, page: 'money', seenOn: '/wallet' },
      {
        max: whole(
          'count',
          [1, 20],
          { kor: '등록 계좌 최대 개수', cn: '最多可绑定的卡', en: 'Saved cards, at most' },
          {
            kor: '회원이 등록할 수 있는 계좌와 USDT 주소의 개수입니다.',
            cn: '会员可保存的银行卡及 USDT 地址数量。',
            en: 'Bank cards, and USDT addresses, a member may save.',
          },
        ),
      },
    ),
    lottery: group(
      'Lottery boards.',
      { title: { kor: '복권', cn: '彩票', en: 'Lottery' }, page: 'money', seenOn: '/pk10?name=pk10speed' },
      {
        chips: chips(
          'stake',
          { kor: '베팅 칩', cn: '投注筹码', en: 'Stake chips' },
          { kor: '베팅 금액 칩입니다.', cn: '投注金额筹码。', en: 'Stake chips.' },
          'What one chip stakes.',
        ),
        warnAt: seconds(
          { kor: '마감 전 경고(초)', cn: '封盘前提醒（秒）', en: 'Warn before the close, seconds' },
          {
            kor: '마감 몇 초 전에 경고를 표시할지 정합니다.',
            cn: '封盘前多少秒显示提醒。',
            en: 'Seconds before the close at which the warning shows.',
          },
          { needs: 'owner' },
        ),
        warnFor: seconds(
          { kor: '경고 표시 시간(초)', cn: '提醒显示时间（秒）', en: 'The warning stays, seconds' },
          { kor: '경고를 표시하는 시간(초)입니다.', cn: '提醒显示的秒数。', en: 'Seconds the warning stays.' },
          { needs: 'owner' },
        ),
        ballPk10: seconds(
          { kor: '공 사이 간격, pk10(초)', cn: '两球间隔，pk10（秒）', en: 'Between two balls (pk10), seconds' },
          {
            kor: 'pk10 추첨에서 공과 공 사이의 간격(초)입니다.',
            cn: 'pk10 开奖两球之间的秒数。',
            en: 'Seconds between two balls of a pk10 draw.',
          },
          { needs: 'owner' },
        ),
        ballK3: seconds(
          { kor: '주사위 사이 간격, k3(초)', cn: '两骰间隔，k3（秒）', en: 'Between two dice (k3), seconds' },
          {
            kor: 'k3 추첨에서 주사위 사이의 간격(초)입니다.',
            cn: 'k3 开奖两骰之间的秒数。',
            en: 'Seconds between two dice of a k3 draw.',
          },
          { needs: 'owner' },
        ),
        payoutDecimals: whole(
          'decimals',
          [0, 8],
          { kor: '최고 배당 소수 자릿수', cn: '最高赔付的小数位', en: 'Top payout, decimals' },
          { kor: '최고 배당의 소수 자릿수입니다.', cn: '最高赔付的小数位数。', en: 'Decimals of the top payout.' },
          { needs: 'owner' },
        ),
      },
    ),
    game: group(
      'Games.',
      { title: { kor: '게임', cn: '游戏', en: 'Games' }, page: 'money', needs: 'owner' },
      {
        loadSeconds: seconds(
          { kor: '게임 로딩 제한(초)', cn: '游戏加载时限（秒）', en: 'A game may load for, seconds' },
          {
            kor: '이 시간(초) 안에 게임이 열리지 않으면 다시 시도를 권합니다.',
            cn: '游戏加载超过此秒数后提示会员重试。',
            en: 'Seconds a game may take to load before members are offered to try again.',
          },
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
            },
          ),
          { kor: '게임을 불러올 수 있는 주소', cn: '游戏可来自的地址', en: 'Origins games may come from' },
          {
            kor: '게임을 불러올 수 있는 주소입니다. 비워 두면 서비스가 허용하는 모든 주소이며, 좁힐 수만 있습니다.',
            cn: '游戏可来自的地址。留空表示服务允许的全部地址；只能收窄。',
            en: 'Origins that games may come from. Empty for all that the service allows; it can only narrow them.',
          },
          'addresses',
          { secondPerson: 'always' },
        ),
      },
    ),
    play: playSettings,
    polling: group(
      'How often open screens read again.',
      { title: { kor: '자동 갱신', cn: '自动刷新', en: 'Polling' }, page: 'money', needs: 'owner', seenOn: '/money' },
      {
        balance: seconds(
          { kor: '잔액(초)', cn: '余额（秒）', en: 'Balance, seconds' },
          {
            kor: '잔액을 다시 읽는 간격(초)입니다.',
            cn: '两次读取余额的间隔秒数。',
            en: 'Seconds between two reads of the balance.',
          },
        ),
        wallets: seconds(
          { kor: '게임 지갑(초)', cn: '游戏钱包（秒）', en: 'Game wallets, seconds' },
          {
            kor: '머니와 출금 화면에서 게임 지갑을 다시 읽는 간격(초)입니다.',
            cn: '资金页与提款页读取游戏钱包的间隔秒数。',
            en: 'Seconds between two reads of the game wallets on the money and withdrawal screens.',
          },
        ),
        walletsOnTransfer: seconds(
          {
            kor: '머니 이동 화면의 게임 지갑(초)',
            cn: '转账页的游戏钱包（秒）',
            en: 'Game wallets on transfer, seconds',
          },
          {
            kor: '머니 이동 화면에서 게임 지갑을 다시 읽는 간격(초)입니다.',
            cn: '转账页读取游戏钱包的间隔秒数。',
            en: 'Seconds between two reads of the game wallets on the transfer screen.',
          },
          { seenOn: '/transfer' },
        ),
        draw: seconds(
          { kor: '나올 추첨 결과(초)', cn: '待开奖的结果（秒）', en: 'A draw that is due, seconds' },
          {
            kor: '나와야 할 추첨 결과를 확인하는 간격(초)입니다.',
            cn: '查询待开奖结果的间隔秒数。',
            en: 'Seconds between two looks for a lottery draw that is due.',
          },
          { seenOn: '/pk10?name=pk10speed' },
        ),
        orders: seconds(
          { kor: '처리 중인 신청(초)', cn: '处理中的申请（秒）', en: 'An order that is open, seconds' },
          {
            kor: '내역에 처리 중인 신청이 있을 때 다시 읽는 간격(초)입니다.',
            cn: '记录中有处理中的申请时重新读取的间隔秒数。',
            en: 'Seconds between two reads of a record while one of its orders is still open.',
          },
          { seenOn: '/rechargeRecord' },
        ),
      },
    ),
    timeouts: group(
      'Time-outs of calls.',
      { title: { kor: '시간 제한', cn: '超时', en: 'Time-outs' }, page: 'money', needs: 'owner' },
      {
        read: seconds(
          { kor: '조회(초)', cn: '读取（秒）', en: 'A read, seconds' },
          { kor: '조회를 기다리는 최대 시간(초)입니다.', cn: '读取允许的最长秒数。', en: 'Seconds a read may take.' },
        ),
        money: seconds(
          { kor: '머니 처리와 업로드(초)', cn: '资金操作与上传（秒）', en: 'Money and uploads, seconds' },
          {
            kor: '머니 처리나 업로드를 기다리는 최대 시간(초)입니다.',
            cn: '资金操作或上传允许的最长秒数。',
            en: 'Seconds a money call or an upload may take.',
          },
        ),
      },
    ),
    dates: group(
      'Date ranges of pickers.',
      { title: { kor: '날짜', cn: '日期', en: 'Dates' }, page: 'money', needs: 'owner', seenOn: '/transRecord' },
      {
        min: date(
          { kor: '내역 시작일', cn: '记录起始日', en: 'Records from' },
          {
            kor: '내역 필터에서 고를 수 있는 첫 날짜입니다.',
            cn: '记录筛选可选的最早日期。',
            en: 'The first date that can be chosen in record filters.',
          },
        ),
        max: date(
          { kor: '내역 종료일', cn: '记录截止日', en: 'Records until' },
          {
            kor: '내역 필터에서 고를 수 있는 마지막 날짜입니다.',
            cn: '记录筛选可选的最晚日期。',
            en: 'The last date that can be chosen in record filters.',
          },
        ),
        birthdayMin: date(
          { kor: '가장 이른 생일', cn: '最早的生日', en: 'Earliest birthday' },
          { kor: '입력할 수 있는 가장 이른 생일입니다.', cn: '可填写的最早生日。', en: 'The earliest birthday.' },
          { seenOn: '/userInfo' },
        ),
      },
    ),
    carousel: group(
      'Carousels.',
      { title: { kor: '슬라이드', cn: '轮播', en: 'Carousels' }, page: 'money', needs: 'owner', seenOn: '/' },
      {
        banner: seconds(
          { kor: '배너(초)', cn: '横幅（秒）', en: 'Banner, seconds' },
          {
            kor: '배너 한 장을 보여 주는 시간(초)입니다.',
            cn: '每张横幅显示的秒数。',
            en: 'Seconds each banner is shown.',
          },
        ),
        app: seconds(
          { kor: '다운로드 화면(초)', cn: '下载页（秒）', en: 'Download page, seconds' },
          {
            kor: '다운로드 화면의 사진 한 장을 보여 주는 시간(초)입니다.',
            cn: '下载页每张图片显示的秒数。',
            en: 'Seconds each picture of the download page is shown.',
          },
          { seenOn: '/app' },
        ),
      },
    ),
    languages: group(
      'The languages of the app.',
      { title: { kor: '언어', cn: '语言', en: 'Languages' }, page: 'money', seenOn: '/setLanguage' },
      {
        offered: setting(
          Type.Array(oneOf(locales, 'A language.'), {
            minItems: 1,
            uniqueItems: true,
          }),
          { kor: '회원에게 제공', cn: '向会员提供', en: 'Offered to members' },
          { kor: '회원이 고를 수 있는 언어입니다.', cn: '会员可选择的语言。', en: 'The languages members may choose.' },
          'choice',
        ),
        default: setting(
          oneOf(locales, 'The language before a member chooses.'),
          { kor: '회원이 고르기 전', cn: '会员选择之前', en: 'Before a member chooses' },
          {
            kor: '회원이 고르기 전에 쓰는 언어입니다.',
            cn: '会员选择之前使用的语言。',
            en: 'The language before a member chooses.',
          },
          'choice',
        ),
      },
    ),
    register: group(
      'Registering.',
      { title: { kor: '가입', cn: '注册', en: 'Registering' }, page: 'money', seenOn: '/login?type=1' },
      {
        captcha: onOff(
          { kor: '그림 인증번호', cn: '图形验证码', en: 'Picture code' },
          {
            kor: '가입할 때 그림 인증번호를 묻습니다.',
            cn: '注册时是否要求图形验证码。',
            en: 'Whether registering asks for the picture code.',
          },
          { secondPerson: 'always' },
        ),
        minimumAge: whole(
          'years',
          [18, 30],
          { kor: '최소 나이', cn: '最低年龄', en: 'Minimum age' },
          { kor: '회원이 확인하는 최소 나이입니다.', cn: '会员需确认的年龄。', en: 'The age members confirm.' },
        ),
      },
    ),
    account: group(
      'Usernames and passwords.',
      {
        title: { kor: '아이디와 비밀번호', cn: '用户名与密码', en: 'Names and passwords' },
        page: 'money',
        needs: 'owner',
      },
      {
        nameMin: length(
          { kor: '아이디 최소 글자 수', cn: '用户名最少字符', en: 'Username, at least' },
          {
            kor: '아이디의 최소 글자 수입니다.',
            cn: '用户名的最少字符数。',
            en: 'Characters of a username, at least.',
          },
        ),
        nameMax: length(
          { kor: '아이디 최대 글자 수', cn: '用户名最多字符', en: 'Username, at most' },
          { kor: '아이디의 최대 글자 수입니다.', cn: '用户名的最多字符数。', en: 'Characters of a username, at most.' },
        ),
        passwordMin: length(
          { kor: '비밀번호 최소 글자 수', cn: '密码最少字符', en: 'Password, at least' },
          {
            kor: '로그인·출금 비밀번호의 최소 글자 수입니다.',
            cn: '登录密码或支付密码的最少字符数。',
            en: 'Characters of a login or pay password, at least.',
          },
        ),
        payPasswordMin: length(
          { kor: '출금 비밀번호 최소 글자 수', cn: '支付密码最少字符', en: 'Pay password, at least' },
          {
            kor: '계좌를 등록할 때 출금 비밀번호의 최소 글자 수입니다.',
            cn: '绑卡时支付密码的最少字符数。',
            en: 'Characters of the pay password where a card is saved, at least.',
          },
        ),
        payPasswordMax: length(
          { kor: '출금 비밀번호 최대 글자 수', cn: '支付密码最多字符', en: 'Pay password, at most' },
          {
            kor: '계좌를 등록할 때 출금 비밀번호의 최대 글자 수입니다.',
            cn: '绑卡时支付密码的最多字符数。',
            en: 'Characters of the pay password where a card is saved, at most.',
          },
        ),
      },
    ),
    records: group(
      'Record lists.',
      { title: { kor: '내역 목록', cn: '记录列表', en: 'Record lists' }, page: 'money', needs: 'owner' },
      {
        period: setting(
          Type.Unsafe<1 | 2 | 3 | 4>({
            enum: [1, 2, 3, 4],
          }),
          { kor: '처음 보이는 기간', cn: '初始期间', en: 'Period at first' },
          {
            kor: '내역에 처음 보이는 기간입니다. 1 오늘, 2 7일, 3 15일, 4 30일.',
            cn: '记录初始显示的期间：1 今天，2 七天，3 十五天，4 三十天。',
            en: 'The period records show at first: 1 today, 2 seven days, 3 fifteen, 4 thirty.',
          },
          'choice',
        ),
        offset: pixels(
          { kor: '내역, 끝에서 남은 픽셀', cn: '记录，距末尾像素', en: 'Records, pixels before the end' },
          {
            kor: '내역 목록 끝에서 몇 픽셀 전에 더 불러올지 정합니다.',
            cn: '记录列表距末尾多少像素时继续加载。',
            en: 'Pixels before the end at which a record list reads on.',
          },
        ),
        rebateOffset: pixels(
          {
            kor: '롤링 내역, 끝에서 남은 픽셀',
            cn: '返水订单，距末尾像素',
            en: 'Rebate orders, pixels before the end',
          },
          {
            kor: '롤링 내역 끝에서 몇 픽셀 전에 더 불러올지 정합니다.',
            cn: '返水列表距末尾多少像素时继续加载。',
            en: 'The same of the rebate list.',
          },
        ),
        noticeOffset: pixels(
          { kor: '공지, 끝에서 남은 픽셀', cn: '公告，距末尾像素', en: 'Notices, pixels before the end' },
          {
            kor: '공지 끝에서 몇 픽셀 전에 더 불러올지 정합니다.',
            cn: '公告距末尾多少像素时继续加载。',
            en: 'The same of the notices.',
          },
        ),
      },
    ),
    vip: group(
      'The VIP ladder.',
      { title: { kor: 'VIP', cn: 'VIP', en: 'VIP' }, page: 'money' },
      {
        levels: whole(
          'count',
          [1, 20],
          { kor: '등급 수', cn: '等级数', en: 'Levels' },
          { kor: 'VIP 등급의 수입니다.', cn: 'VIP 等级的数量。', en: 'VIP levels.' },
          { needs: 'owner' },
        ),
        keepDays: whole(
          'days',
          [1, 365],
          { kor: '등급 유지 기간(일)', cn: '保级天数', en: 'Days to keep a level' },
          {
            kor: '등급을 유지해야 하는 기간(일)입니다.',
            cn: '须保级的天数。',
            en: 'Days within which a level must be maintained.',
          },
        ),
      },
    ),
    tabBar: settingOn(
      'menus',
      Type.Array(
        exact(
          {
            label: copyKey({ kor: '항목 이름입니다.', cn: '此项的名称。', en: 'What the entry is called.' }),
            icon,
            path: route({ kor: '누르면 이동하는 곳입니다.', cn: '点按后前往的地方。', en: 'Where it leads.' }),
          },
          'One entry of the bottom tab bar.',
        ),
        { minItems: 2, maxItems: 5 },
      ),
      { kor: '하단 탭', cn: '底部导航', en: 'Tab bar' },
      { kor: '앱 하단의 탭입니다.', cn: '应用底部的导航栏。', en: 'The bottom tab bar.' },
      'entries',
    ),
    sponsors: settingOn(
      'menus',
      Type.Array(
        exact(
          {
            type: Type.String({
              pattern: '^[0-9]{1,3}$',
              ...described({
                kor: '페이지 주소에 들어가는 종류입니다.',
                cn: '页面地址中的类型。',
                en: 'The type in the address of the page.',
              }),
            }),
            title: copyKey({ kor: '후원사 이름입니다.', cn: '赞助商的名称。', en: 'What the sponsor is called.' }),
            image: Type.String({
              contentMediaType: 'image/*',
              ...described({ kor: '그림의 주소입니다.', cn: '图片的地址。', en: 'The picture address.' }),
            }),
            url: Type.String({
              pattern: '^(https://.+|demo/pages/[a-z0-9-]+[.]html)$',
              ...described({
                kor: '페이지 주소: 프레임 허용 목록에 있는 https 주소나 데모 페이지입니다.',
                cn: '页面：框架允许列表中的 https 地址，或演示页面。',
                en: 'The page: an https address in the frame allow-list, or one of the demonstration.',
              }),
            }),
          },
          'One sponsor.',
        ),
      ),
      { kor: '후원사', cn: '赞助商', en: 'Sponsors' },
      { kor: '후원사 화면에 나오는 목록입니다.', cn: '赞助商页面的列表。', en: 'What the sponsors’ page lists.' },
      'entries',
      { secondPerson: 'always' },
    ),
  },
)

export type Settings = Static<typeof SettingsSchema>
