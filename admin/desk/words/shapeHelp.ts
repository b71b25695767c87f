import type { JsonShape } from '../../../src/format/shape/JsonShape.ts'
import type { DeskLocale } from './DeskLocale.ts'

/** What the shapes say of their properties, in the desk's other languages, keyed by the English sentence in the shapes. */
export const shapeHelp: Readonly<Record<string, Readonly<Record<Exclude<DeskLocale, 'en'>, string>>>> = {
  'What happens, in order; it stops at the first failure.': {
    kor: '차례대로 할 일입니다. 하나가 실패하면 거기서 멈춥니다.',
    cn: '依次执行的动作，遇到第一个失败即停止。',
  },
  'The platform call to make.': { kor: '실행할 플랫폼 호출입니다.', cn: '要执行的平台调用。' },
  'Its parameters.': { kor: '호출의 매개변수입니다.', cn: '调用的参数。' },
  'Money moves: one intent, one key, one flight, never retried, three outcomes.': {
    kor: '돈이 움직입니다. 한 번에 키도 요청도 하나뿐이며, 다시 보내지 않습니다. 결과는 성공, 거절, 알 수 없음 중 하나입니다.',
    cn: '涉及资金：一次操作只有一个键、一次请求，绝不重试；结果为成功、被拒或未知。',
  },
  'The success toast. Without it the server message is shown when `say` is on.': {
    kor: '성공했을 때의 짧은 알림입니다. 없으면 `say`를 켠 경우 서버의 답변을 보여줍니다.',
    cn: '成功时的短提示。不填时，若开启 `say` 则显示服务器的答复。',
  },
  'Show the server message as a success toast.': {
    kor: '서버의 답변을 성공 알림으로 보여줍니다.',
    cn: '把服务器的答复作为成功的短提示显示。',
  },
  'What a money call with an unknown outcome says in place of the common words; never that it failed.': {
    kor: '돈이 움직이는 호출의 결과를 모를 때, 공통 문구 대신 보이는 글입니다. 실패했다고 쓰지 마세요.',
    cn: '资金调用结果未知时，代替通用文字的提示；切勿说成失败。',
  },
  'The action is left out unless this holds.': {
    kor: '이 조건이 맞지 않으면 이 동작을 건너뜁니다.',
    cn: '条件不符合时跳过此动作。',
  },
  'The question.': { kor: '물어볼 말입니다.', cn: '询问的内容。' },
  'The title of the dialog.': { kor: '대화상자의 제목입니다.', cn: '对话框的标题。' },
  'The label that goes on.': { kor: '계속 버튼의 이름입니다.', cn: '继续按钮的名称。' },
  'The label that stops.': { kor: '취소 버튼의 이름입니다.', cn: '取消按钮的名称。' },
  'The going-on button is shown as dangerous.': {
    kor: '계속 버튼에 위험 표시를 합니다.',
    cn: '继续按钮显示为危险操作。',
  },
  'What is said; the actions after it wait until it has been read.': {
    kor: '알릴 내용입니다. 읽을 때까지 다음 동작이 기다립니다.',
    cn: '提示内容；会员看完之后才执行后面的动作。',
  },
  'The label of its one button.': { kor: '하나뿐인 버튼의 이름입니다.', cn: '唯一按钮的名称。' },
  'The text of the toast.': { kor: '짧은 알림의 문구입니다.', cn: '短提示的文字。' },
  'Nothing after it happens: it says why not.': {
    kor: '이후의 동작을 하지 않습니다. 하지 않는 이유를 이 알림에 적습니다.',
    cn: '之后的动作不再执行；此提示说明原因。',
  },
  'The route to go to.': { kor: '이동할 화면입니다.', cn: '要前往的页面。' },
  'The query of the route.': { kor: '화면 주소의 매개변수입니다.', cn: '页面的地址参数。' },
  'Replace the current entry of the history.': {
    kor: '방문 기록에서 현재 화면을 대신합니다.',
    cn: '替换历史记录中的当前页面。',
  },
  'Seconds until then; the actions after it do not wait, and leaving the screen cancels it.': {
    kor: '이동할 때까지의 시간(초)입니다. 다음 동작은 기다리지 않으며, 화면을 떠나면 취소됩니다.',
    cn: '等待的秒数；后面的动作不等待，离开页面即取消。',
  },
  'A source, or several, to read again.': {
    kor: '다시 읽을 데이터입니다. 여러 개도 됩니다.',
    cn: '要重新读取的数据来源，可有多个。',
  },
  'What of the app to read again: the member with their balances, all their money in every wallet, or the bounds of their play.':
    {
      kor: '앱에서 다시 읽을 것입니다. 회원과 잔액, 모든 지갑의 잔액, 이용 한도 중에서 고릅니다.',
      cn: '重新读取应用的哪些数据：会员及其余额、所有钱包的资金，或游戏限额。',
    },
  'What no longer counts as unread.': { kor: '읽음으로 표시할 것입니다.', cn: '要标为已读的内容。' },
  'The one that was read; all of them when left out.': {
    kor: '읽은 하나입니다. 없으면 모두 읽음으로 표시합니다.',
    cn: '已读的那一条；不填则为全部。',
  },
  'Its id.': { kor: '식별 코드입니다.', cn: '标识。' },
  'When it was posted, as the platform gives it.': {
    kor: '플랫폼이 알려 준 게시 시각입니다.',
    cn: '平台提供的发布时间。',
  },
  'What to open.': { kor: '무엇을 열지 정합니다.', cn: '要打开的内容。' },
  'A popup block on this screen.': { kor: '이 화면의 팝업입니다.', cn: '此页面的弹窗。' },
  'A dialog of dialogs.json.': { kor: 'dialogs.json의 대화상자입니다.', cn: 'dialogs.json 中的对话框。' },
  'A phone number, handed to the device’s phone.': {
    kor: '전화번호입니다. 기기의 전화 앱으로 넘깁니다.',
    cn: '电话号码，交给设备拨打。',
  },
  'An https address, opened in a new window. Anything else is refused.': {
    kor: '새 창에서 여는 https 주소입니다. 다른 주소는 거부됩니다.',
    cn: '在新窗口打开的 https 地址，其他一律拒绝。',
  },
  'The text to put on the clipboard.': { kor: '클립보드에 복사할 글입니다.', cn: '复制到剪贴板的文字。' },
  'The toast that says so.': { kor: '복사했다고 알리는 짧은 알림입니다.', cn: '告知已复制的短提示。' },
  'What to change on this device.': { kor: '이 기기에서 바꿀 설정입니다.', cn: '在此设备上更改的设置。' },
  'The language: kor, cn or en.': { kor: '언어입니다. kor, cn, en 중 하나입니다.', cn: '语言：kor、cn 或 en。' },
  'The theme of the app on this device; `system` follows the device’s own.': {
    kor: '이 기기의 앱 테마입니다. `system`은 기기 설정을 따릅니다.',
    cn: '应用在此设备上的主题；`system` 跟随设备。',
  },
  'Minutes between two reality checks.': { kor: '이용 시간 알림의 간격(분)입니다.', cn: '游戏时间提醒的间隔分钟数。' },
  'The token the platform gave.': { kor: '플랫폼이 준 토큰입니다.', cn: '平台提供的令牌。' },
  'The remember-account choice.': { kor: '계정 기억 선택입니다.', cn: '是否记住账户的选择。' },
  'Whether the member asked to be remembered; otherwise what was remembered is removed.': {
    kor: '회원이 계정 기억을 골랐는지 정하는 조건입니다. 아니면 기억한 것을 지웁니다.',
    cn: '会员是否要求记住账户；否则删除已记住的内容。',
  },
  'The account name to keep on this device.': {
    kor: '이 기기에 보관할 계정 이름입니다.',
    cn: '保存在此设备上的账户名。',
  },
  'The password to keep, encrypted, on this device; a token in its place where the platform lends one.': {
    kor: '이 기기에 암호화해 보관할 비밀번호입니다. 플랫폼이 토큰을 빌려주면 토큰을 대신 보관합니다.',
    cn: '加密保存在此设备上的密码；平台提供令牌时改存令牌。',
  },
  'The remembered account goes too, as after a changed password.': {
    kor: '비밀번호를 바꾼 뒤처럼, 기억한 계정도 지웁니다.',
    cn: '同时忘记已记住的账户，例如修改密码之后。',
  },
  'The picture address.': { kor: '그림의 주소입니다.', cn: '图片的地址。' },
  'What the entry is called.': { kor: '항목 이름입니다.', cn: '此项的名称。' },
  'Where it leads.': { kor: '누르면 이동하는 곳입니다.', cn: '点按后前往的地方。' },
  'The type in the address of the page.': { kor: '페이지 주소에 들어가는 종류입니다.', cn: '页面地址中的类型。' },
  'What the sponsor is called.': { kor: '후원사 이름입니다.', cn: '赞助商的名称。' },
  'The page: an https address in the frame allow-list, or one of the demonstration.': {
    kor: '페이지 주소: 프레임 허용 목록에 있는 https 주소나 데모 페이지입니다.',
    cn: '页面：框架允许列表中的 https 地址，或演示页面。',
  },
}

/** The help of a property beneath its field; undefined where its shape says nothing. */
export function helpOf({ description = '', help }: JsonShape, locale: DeskLocale): string | undefined {
  if (help) return help[locale]
  if (description === '') return undefined
  return locale === 'en' ? description : (shapeHelp[description]?.[locale] ?? description)
}
