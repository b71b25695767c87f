import type { Locale, Texts } from './Locale.ts'

/** Messages of the platform's answers, in the member's language; `{name}` is filled in. */
export const messages = {
  success: { kor: '완료되었습니다.', cn: '操作成功', en: 'Success' },
  loginAgain: {
    kor: '로그인이 만료되었습니다. 다시 로그인해 주세요.',
    cn: '您的登录已过期，请重新登录',
    en: 'Your account login has expired, please log in again',
  },
  notFound: {
    kor: '요청하신 내용을 찾을 수 없습니다.',
    cn: '找不到相关内容',
    en: 'Nothing was found for this request',
  },
  wrongRequest: {
    kor: '요청 형식이 올바르지 않습니다.',
    cn: '请求格式不正确',
    en: 'The request is not in the expected form',
  },
  maintenance: {
    kor: '점검 중입니다. 잠시 후 다시 이용해 주세요.',
    cn: '系统维护中，请稍后再试',
    en: 'The site is under maintenance, please try again later',
  },
  stopped: {
    kor: '지금은 이용할 수 없습니다. 잠시 후 다시 이용해 주세요.',
    cn: '暂时无法使用，请稍后再试',
    en: 'This is closed for the moment, please try again later',
  },
  keyReused: {
    kor: '이미 다른 요청에 사용된 처리 번호입니다.',
    cn: '该请求编号已用于其他请求',
    en: 'This request number was already used for another request',
  },

  nameFormat: {
    kor: '아이디는 영문·숫자 6~16자로 입력해 주세요.',
    cn: '用户名须为6至16位字母或数字',
    en: 'The username must be 6 to 16 letters or digits',
  },
  nameTaken: { kor: '이미 사용 중인 아이디입니다.', cn: '该用户名已被使用', en: 'This username is already taken' },
  loginWrong: {
    kor: '아이디 또는 비밀번호가 올바르지 않습니다.',
    cn: '用户名或密码错误',
    en: 'The username or password is wrong',
  },
  loginMissing: {
    kor: '아이디와 비밀번호를 입력해 주세요.',
    cn: '请输入用户名和密码',
    en: 'Please enter your username and password',
  },
  passwordLength: {
    kor: '비밀번호는 6~32자로 입력해 주세요.',
    cn: '密码须为6至32位',
    en: 'The password must be 6 to 32 characters',
  },
  passwordsDiffer: {
    kor: '비밀번호 확인이 일치하지 않습니다.',
    cn: '两次输入的密码不一致',
    en: 'The two passwords do not match',
  },
  passwordOldWrong: {
    kor: '현재 비밀번호가 올바르지 않습니다.',
    cn: '原密码错误',
    en: 'The current password is wrong',
  },
  passwordSame: {
    kor: '새 비밀번호는 현재 비밀번호와 달라야 합니다.',
    cn: '新密码不能与原密码相同',
    en: 'The new password must differ from the current one',
  },
  payPasswordLength: {
    kor: '출금 비밀번호는 6~18자로 입력해 주세요.',
    cn: '支付密码须为6至18位',
    en: 'The pay password must be 6 to 18 characters',
  },
  payPasswordWrong: {
    kor: '출금 비밀번호가 올바르지 않습니다.',
    cn: '支付密码错误',
    en: 'The pay password is wrong',
  },
  realnameShort: {
    kor: '실명은 2자 이상 입력해 주세요.',
    cn: '真实姓名至少2个字',
    en: 'The real name must be at least 2 characters',
  },
  inviteCodeWrong: {
    kor: '초대 코드가 올바르지 않습니다.',
    cn: '邀请码不正确',
    en: 'The invite code is not valid',
  },
  inviteCodeTaken: {
    kor: '이미 사용 중인 초대 코드입니다.',
    cn: '该邀请码已被使用',
    en: 'This invite code is already in use',
  },
  inviteCodeFormat: {
    kor: '초대 코드는 영문·숫자 4~12자로 입력해 주세요.',
    cn: '邀请码须为4至12位字母或数字',
    en: 'The invite code must be 4 to 12 letters or digits',
  },
  inviteCodeSet: {
    kor: '초대 코드는 한 번만 정할 수 있습니다.',
    cn: '邀请码只能设置一次',
    en: 'The invite code can be set only once',
  },
  mobileWrong: { kor: '휴대폰 번호가 올바르지 않습니다.', cn: '手机号码不正确', en: 'The mobile number is not valid' },
  emailWrong: { kor: '이메일 주소가 올바르지 않습니다.', cn: '邮箱地址不正确', en: 'The e-mail address is not valid' },
  birthdayWrong: {
    kor: '생년월일은 1980-01-01 이후의 날짜여야 합니다.',
    cn: '生日须为1980-01-01及以后的日期',
    en: 'The birthday must be a date from 1980-01-01 on',
  },
  ticketUnknown: {
    kor: '입장권이 만료되었습니다. 게임을 다시 열어 주세요.',
    cn: '入场凭证已失效，请重新打开游戏',
    en: 'This ticket is no longer valid, please open the game again',
  },
  ticketUsed: {
    kor: '이미 사용한 입장권입니다. 게임을 다시 열어 주세요.',
    cn: '入场凭证已使用，请重新打开游戏',
    en: 'This ticket was already used, please open the game again',
  },
  pageSessionOver: {
    kor: '게임 이용 시간이 끝났습니다. 다시 로그인한 뒤 열어 주세요.',
    cn: '游戏会话已结束，请重新登录后打开',
    en: 'This game session is over, please log in and open the game again',
  },
  stakeRange: {
    kor: '베팅 금액은 ₩{min}에서 ₩{max}까지 ₩{step} 단위로 걸어 주세요.',
    cn: '投注额须为₩{min}至₩{max}，且为₩{step}的倍数',
    en: 'Stakes are ₩{min} to ₩{max}, in steps of ₩{step}',
  },
  stakeMissing: { kor: '걸 곳을 골라 주세요.', cn: '请选择投注位置', en: 'Please choose what to bet on' },
  pictureLarge: {
    kor: '2MB보다 작은 사진만 올릴 수 있습니다.',
    cn: '图片不得超过2MB',
    en: 'Only pictures of up to 2 MB can be uploaded',
  },
  pictureKind: {
    kor: 'gif 또는 png 파일만 올릴 수 있습니다.',
    cn: '仅支持gif或png格式',
    en: 'Only gif and png pictures can be uploaded',
  },

  amountMissing: {
    kor: '금액을 입력해 주세요!',
    cn: '请输入交易金额！',
    en: 'Please enter the amount of the transaction!',
  },
  amountWrong: { kor: '금액이 올바르지 않습니다.', cn: '金额不正确', en: 'The amount is not valid' },
  balanceTooLow: { kor: '잔액이 부족합니다.', cn: '余额不足', en: 'The balance is too low' },
  depositHours: {
    kor: '입금 가능 시간이 아닙니다. 평일 {weekdays}, 주말 {weekends}({zone})에 이용해 주세요.',
    cn: '当前不在存款时间内。工作日 {weekdays}，周末 {weekends}（{zone}）。',
    en: 'Deposits are closed now. Open on weekdays {weekdays} and weekends {weekends} ({zone}).',
  },
  payWayOff: {
    kor: '현재 이용할 수 없는 입금 방법입니다.',
    cn: '该支付方式暂不可用',
    en: 'This way to deposit is not available now',
  },
  payWayNotYours: {
    kor: '회원님은 이 입금 방법을 이용할 수 없습니다.',
    cn: '您不能使用该支付方式',
    en: 'This way to deposit is not open to you',
  },
  depositRange: {
    kor: '입금 금액은 {min} 이상 {max} 이하여야 합니다.',
    cn: '存款金额须在{min}至{max}之间',
    en: 'The deposit must be between {min} and {max}',
  },
  depositLimit: {
    kor: '입금 한도까지 ₩{left} 남았습니다.',
    cn: '距存款限额还剩₩{left}',
    en: 'Your deposit limit leaves ₩{left}',
  },
  limitNotWaiting: {
    kor: '확인을 기다리는 한도가 바뀌었습니다. 다시 확인해 주세요.',
    cn: '待确认的限额已变更，请重新查看',
    en: 'This limit is not waiting to be confirmed',
  },
  limitTooEarly: {
    kor: '{at}(UTC+8)부터 확인할 수 있습니다.',
    cn: '{at}（UTC+8）起方可确认',
    en: 'It can be confirmed from {at} (UTC+8)',
  },
  resting: {
    kor: '이용을 쉬는 기간입니다. {until}(UTC+8)까지 이용할 수 없습니다.',
    cn: '您正在暂停期内，{until}（UTC+8）前不可使用',
    en: 'You are taking a break: this is closed until {until} (UTC+8)',
  },
  restLonger: {
    kor: '이미 {until}(UTC+8)까지 쉬는 기간입니다. 더 길게만 바꿀 수 있습니다.',
    cn: '您已暂停至{until}（UTC+8），只能延长',
    en: 'You are taking a break until {until} (UTC+8) already: it can only be made longer',
  },
  restLength: {
    kor: '고를 수 없는 기간입니다.',
    cn: '不可选择该期限',
    en: 'A break cannot be as long as this',
  },
  depositOwner: { kor: '입금자명을 입력해 주세요.', cn: '请输入存款人姓名', en: 'Please enter the depositor’s name' },
  depositBank: {
    kor: '은행, 계좌번호, 지점을 모두 입력해 주세요.',
    cn: '请填写银行、卡号和支行地址',
    en: 'Please enter the bank, the account number and the branch',
  },
  depositReference: {
    kor: '송금 정보(거래 번호)를 입력해 주세요.',
    cn: '请填写转账信息',
    en: 'Please enter the transfer reference',
  },
  usdtpay: { kor: 'usdtpay', cn: 'usdtpay', en: 'usdtpay' },
  depositSent: {
    kor: 'success: 입금 신청이 접수되었습니다.',
    cn: 'success：存款申请已提交',
    en: 'success: your deposit request was received',
  },
  orderDecided: {
    kor: '이미 처리된 신청은 취소할 수 없습니다.',
    cn: '该订单已处理，无法取消',
    en: 'This order was already decided and cannot be cancelled',
  },
  otherSender: {
    kor: '입금자명이 회원님의 실명과 달라요.',
    cn: '汇款人姓名与您的实名不符',
    en: 'The sender’s name is not yours',
  },
  notArrived: { kor: '입금을 확인하지 못했어요.', cn: '未收到款项', en: 'The money did not arrive' },
  turnoverMissing: {
    kor: '롤링 금액을 아직 채우지 못했어요.',
    cn: '流水尚未达到要求',
    en: 'The required turnover is not reached yet',
  },
  conditionsUnmet: {
    kor: '이벤트 조건을 아직 채우지 못했어요.',
    cn: '尚未达到活动条件',
    en: 'The conditions of the event are not met yet',
  },
  orderCancelled: { kor: '신청이 취소되었습니다.', cn: '订单已取消', en: 'The order was cancelled' },
  cardMissing: { kor: '출금 계좌를 선택해 주세요.', cn: '请选择提款账户', en: 'Please choose where to withdraw to' },
  withdrawalMinimumKrw: {
    kor: '1회 출금 금액은 ₩{min} 이상이어야 합니다.',
    cn: '单笔提款不能少于₩{min}',
    en: 'Single withdrawal cannot be less than {min} yuan',
  },
  withdrawalMinimumUsdt: {
    kor: '1회 출금 금액은 {min} USDT 이상이어야 합니다.',
    cn: '单笔提款不能少于{min} USDT',
    en: 'Single withdrawal cannot be less than {min} usdt',
  },
  withdrawalOff: {
    kor: '현재 출금을 이용할 수 없습니다.',
    cn: '目前无法提款',
    en: 'Withdrawals are not available now',
  },
  withdrawalMaximum: {
    kor: '1회 출금 금액은 {max} 이하여야 합니다.',
    cn: '单笔提款不能超过{max}',
    en: 'Single withdrawal cannot be more than {max}',
  },
  withdrawalSent: {
    kor: '출금 신청이 접수되었습니다.',
    cn: '提款申请已提交',
    en: 'Your withdrawal request was received',
  },
  walletUnknown: { kor: '지갑을 찾을 수 없습니다.', cn: '找不到该钱包', en: 'This wallet does not exist' },
  walletPair: {
    kor: '게임 지갑끼리는 이동할 수 없습니다.',
    cn: '场馆内钱包不支持互转',
    en: 'Wallets within the venue do not support transfers',
  },
  transferred: { kor: '머니 이동이 완료되었습니다.', cn: '转账成功', en: 'The transfer is complete' },
  collected: {
    kor: '모든 게임 머니를 메인 지갑으로 회수했습니다.',
    cn: '已全部回收至主钱包',
    en: 'All game balances are back in the main wallet',
  },
  nothingToCollect: {
    kor: '회수할 게임 머니가 없습니다.',
    cn: '没有可回收的余额',
    en: 'There is no game balance to collect',
  },
  exchangeSame: {
    kor: '서로 다른 통화를 선택해 주세요.',
    cn: '请选择不同的币种',
    en: 'Please choose two different currencies',
  },
  exchanged: { kor: '환전이 완료되었습니다.', cn: '兑换成功', en: 'The exchange is complete' },
  userUnknown: { kor: '받는 회원을 찾을 수 없습니다.', cn: '找不到该用户', en: 'There is no such user' },
  receiversAsked: {
    kor: '받는 회원을 너무 자주 확인했습니다. 한 시간 뒤에 다시 시도해 주세요.',
    cn: '查询收款会员过于频繁，请一小时后再试',
    en: 'You have looked up receivers too often, please try again in an hour',
  },
  userSelf: { kor: '본인에게는 보낼 수 없습니다.', cn: '不能转给自己', en: 'You cannot transfer to yourself' },

  cardLimit: {
    kor: '계좌는 종류별로 {max}개까지 등록할 수 있습니다.',
    cn: '每种账户最多可绑定{max}个',
    en: 'At most {max} of each kind can be saved',
  },
  cardNumber: {
    kor: '계좌번호는 숫자 8자리 이상이어야 합니다.',
    cn: '卡号至少8位',
    en: 'The card number must be at least 8 digits',
  },
  cardOwner: {
    kor: '예금주는 본인 실명과 같아야 합니다.',
    cn: '持卡人须与真实姓名一致',
    en: 'The account owner must be your own real name',
  },
  cardBank: { kor: '은행을 선택해 주세요.', cn: '请选择银行', en: 'Please choose the bank' },
  cardKnown: { kor: '이미 등록된 계좌입니다.', cn: '该账户已绑定', en: 'This account is already saved' },
  cardProtocol: {
    kor: '네트워크는 TRC20 또는 ERC20이어야 합니다.',
    cn: '协议须为TRC20或ERC20',
    en: 'The protocol must be TRC20 or ERC20',
  },
  cardAddress: {
    kor: '지갑 주소가 선택한 네트워크({protocol})와 맞지 않습니다.',
    cn: '地址与所选协议（{protocol}）不符',
    en: 'The address does not fit the chosen protocol ({protocol})',
  },
  cardBound: { kor: '등록되었습니다.', cn: '绑定成功', en: 'Saved' },
  cardDeleted: { kor: '삭제되었습니다.', cn: '删除成功', en: 'Deleted' },

  activityApplied: {
    kor: '이벤트 신청이 접수되었습니다.',
    cn: '活动申请已提交',
    en: 'Your application was received',
  },
  activityAgain: {
    kor: '이미 신청한 이벤트입니다.',
    cn: '您已申请过该活动',
    en: 'You have already applied for this activity',
  },
  redPacketNone: {
    kor: '아직 보너스를 받을 조건을 충족하지 않았습니다. 조건을 완료해 주세요!',
    cn: '您尚未达到领奖条件，请完成后再来！',
    en: 'You have not yet met the conditions for receiving the prize, please complete it!',
  },
  redPacketOver: { kor: '보너스 지급이 종료되었습니다.', cn: '红包活动已结束', en: 'The bonus payout has ended' },
  redPacketHours: {
    kor: '지금은 보너스를 받을 수 있는 시간이 아닙니다.',
    cn: '当前不在领取时间内',
    en: 'The bonus cannot be claimed at this hour',
  },
  rebateNone: {
    kor: '받을 수 있는 금액이 아직 없습니다!',
    cn: '暂无可领取金额！',
    en: 'No amount to be received yet!',
  },
  rebateClaimed: { kor: '롤링 적립금을 받았습니다.', cn: '返水领取成功', en: 'The rebate was paid into your wallet' },

  applyInfoMissing: { kor: '신청 내용을 입력해 주세요.', cn: '请填写申请内容', en: 'Please enter your application' },
  agentApplied: { kor: '에이전트 신청이 접수되었습니다.', cn: '代理申请已提交', en: 'Your application was received' },
  agentAlready: { kor: '이미 에이전트입니다.', cn: '您已经是代理', en: 'You are an agent already' },
  agentPending: { kor: '심사 중인 신청이 있습니다.', cn: '您的申请正在审核', en: 'Your application is being reviewed' },
  agentOnly: { kor: '에이전트 전용 기능입니다.', cn: '仅限代理使用', en: 'This is for agents only' },
  notYourDownline: { kor: '하위 회원이 아닙니다.', cn: '该用户不是您的下级', en: 'This user is not in your team' },
  gameClosed: { kor: '현재 이용할 수 없는 게임입니다.', cn: '该游戏暂不可用', en: 'This game is not available now' },

  betPicks: { kor: '베팅 항목을 선택해 주세요.', cn: '请选择投注号码', en: 'Please Select Betting Points' },
  betLimits: {
    kor: '베팅 금액은 건당 {min} 이상 {max} 이하여야 합니다.',
    cn: '单注金额须在{min}至{max}之间',
    en: 'Each bet must be between {min} and {max}',
  },
  betClosed: {
    kor: '해당 회차의 베팅 시간이 마감되었습니다.',
    cn: '本期投注时间已截止',
    en: 'Period Betting Time Expired',
  },
  betDecided: {
    kor: '이미 처리된 베팅입니다.',
    cn: '该投注已处理',
    en: 'This bet was already settled',
  },
  betPlaced: { kor: '베팅이 접수되었습니다.', cn: '投注成功', en: 'Your bet was placed' },
  datesWrong: {
    kor: '시작일과 종료일은 같은 달이어야 하며 시작일이 종료일보다 늦을 수 없습니다.',
    cn: '开始和结束日期须在同一个月，且开始日期不能晚于结束日期',
    en: 'Both dates must be in the same month and the start must not be after the end',
  },
} as const satisfies Record<string, Texts>

export type MessageKey = keyof typeof messages

export function messageOf(key: MessageKey, locale: Locale, values: Readonly<Record<string, string>> = {}): string {
  return messages[key][locale].replace(/\{(\w+)\}/g, (hole, name: string) => values[name] ?? hole)
}
