import { Type, type Static, type TSchema } from 'typebox'
import { locales } from './locales.ts'
import type { ManualExample } from './manual/ManualExample.ts'
import { pickedTone } from './shape/common.ts'
import { themes } from './themes.ts'
import { described, type Description, type DeskWords } from './shape/deskWords.ts'
import { defaulted, exact, keyed, lazy, oneOf, scoped } from './shape/shapes.ts'
import { call, dialogId, expression, figure, params, popupId, route, source, text, value } from './shape/slots.ts'

const when = {
  when: Type.Optional(
    expression('bool', {
      kor: '이 조건이 맞지 않으면 이 동작을 건너뜁니다.',
      cn: '条件不符合时跳过此动作。',
      en: 'The action is left out unless this holds.',
    }),
  ),
}

const dialogTitle = Type.Optional(
  text({ kor: '대화상자의 제목입니다.', cn: '对话框的标题。', en: 'The title of the dialog.' }),
)

/** One action: whatever else knows of it takes it from here. */
interface ActionDeclaration<S extends TSchema> {
  /** Its name among operators. */
  readonly title: DeskWords
  /** Its keys with their words. */
  readonly shape: S
  /** Shown in the manual, and offered by editors. */
  readonly example: ManualExample
}

const declareAction = <S extends TSchema>(declaration: ActionDeclaration<S>) => declaration

/** Every action, in the order of the manual: the closed union of the language. */
export const actions = {
  call: declareAction({
    title: { kor: '플랫폼 호출', cn: '调用平台', en: 'Call the platform' },
    shape: exact({
      call: call({ kor: '실행할 플랫폼 호출입니다.', cn: '要执行的平台调用。', en: 'The platform call to make.' }),
      with: Type.Optional(params({ kor: '호출의 매개변수입니다.', cn: '调用的参数。', en: 'Its parameters.' })),
      money: defaulted(
        Type.Boolean(
          described({
            kor: '돈이 움직입니다. 한 번에 키도 요청도 하나뿐이며, 다시 보내지 않습니다. 결과는 성공, 거절, 알 수 없음 중 하나입니다.',
            cn: '涉及资金：一次操作只有一个键、一次请求，绝不重试；结果为成功、被拒或未知。',
            en: 'Money moves: one intent, one key, one flight, never retried, three outcomes.',
          }),
        ),
        false,
      ),
      succeed: Type.Optional(
        text({
          kor: '성공했을 때의 짧은 알림입니다. 없으면 `say`를 켠 경우 서버의 답변을 보여줍니다.',
          cn: '成功时的短提示。不填时，若开启 `say` 则显示服务器的答复。',
          en: 'The success toast. Without it the server message is shown when `say` is on.',
        }),
      ),
      say: Type.Optional(
        Type.Boolean(
          described({
            kor: '서버의 답변을 성공 알림으로 보여줍니다.',
            cn: '把服务器的答复作为成功的短提示显示。',
            en: 'Show the server message as a success toast.',
          }),
        ),
      ),
      unknown: Type.Optional(
        text({
          kor: '돈이 움직이는 호출의 결과를 모를 때, 공통 문구 대신 보이는 글입니다. 실패했다고 쓰지 마세요.',
          cn: '资金调用结果未知时，代替通用文字的提示；切勿说成失败。',
          en: 'What a money call with an unknown outcome says in place of the common words; never that it failed.',
        }),
      ),
      ...when,
    }),
    example: { part: { call: 'claimRebates', money: true, say: true } },
  }),
  confirm: declareAction({
    title: { kor: '먼저 묻기', cn: '先询问', en: 'Ask first' },
    shape: exact({
      confirm: text({ kor: '물어볼 말입니다.', cn: '询问的内容。', en: 'The question.' }),
      title: dialogTitle,
      yes: Type.Optional(
        text({ kor: '계속 버튼의 이름입니다.', cn: '继续按钮的名称。', en: 'The label that goes on.' }),
      ),
      no: Type.Optional(text({ kor: '취소 버튼의 이름입니다.', cn: '取消按钮的名称。', en: 'The label that stops.' })),
      danger: defaulted(
        Type.Boolean(
          described({
            kor: '계속 버튼에 위험 표시를 합니다.',
            cn: '继续按钮显示为危险操作。',
            en: 'The going-on button is shown as dangerous.',
          }),
        ),
        false,
      ),
      ...when,
    }),
    example: {
      sources: { member: { call: 'getUser' } },
      part: {
        confirm: { copy: 'record.cancelDepositAsk', with: { order: '=data.member.id' } },
        title: 'record.cancel',
        yes: 'record.cancelYes',
        no: 'record.cancelNo',
      },
    },
  }),
  alert: declareAction({
    title: { kor: '알리기', cn: '提示', en: 'Say something' },
    shape: exact({
      alert: text({
        kor: '알릴 내용입니다. 읽을 때까지 다음 동작이 기다립니다.',
        cn: '提示内容；会员看完之后才执行后面的动作。',
        en: 'What is said; the actions after it wait until it has been read.',
      }),
      title: dialogTitle,
      yes: Type.Optional(
        text({ kor: '하나뿐인 버튼의 이름입니다.', cn: '唯一按钮的名称。', en: 'The label of its one button.' }),
      ),
      ...when,
    }),
    example: { part: { alert: 'payInfo.differs', title: 'payInfo.title' } },
  }),
  toast: declareAction({
    title: { kor: '짧은 알림', cn: '短提示', en: 'Short message' },
    shape: exact({
      toast: text({ kor: '짧은 알림의 문구입니다.', cn: '短提示的文字。', en: 'The text of the toast.' }),
      tone: defaulted(pickedTone, 'neutral'),
      stop: Type.Optional(
        Type.Boolean(
          described({
            kor: '이후의 동작을 하지 않습니다. 하지 않는 이유를 이 알림에 적습니다.',
            cn: '之后的动作不再执行；此提示说明原因。',
            en: 'Nothing after it happens: it says why not.',
          }),
        ),
      ),
      ...when,
    }),
    example: { part: { toast: 'recharge.sent', tone: 'gain' } },
  }),
  go: declareAction({
    title: { kor: '화면으로 이동', cn: '前往页面', en: 'Go to a screen' },
    shape: exact({
      go: route({ kor: '이동할 화면입니다.', cn: '要前往的页面。', en: 'The route to go to.' }),
      query: Type.Optional(
        Type.Record(
          Type.String(),
          value('plain', 'A parameter of the address.'),
          described({ kor: '화면 주소의 매개변수입니다.', cn: '页面的地址参数。', en: 'The query of the route.' }),
        ),
      ),
      replace: Type.Optional(
        Type.Boolean(
          described({
            kor: '방문 기록에서 현재 화면을 대신합니다.',
            cn: '替换历史记录中的当前页面。',
            en: 'Replace the current entry of the history.',
          }),
        ),
      ),
      after: Type.Optional(
        figure(
          { least: 0 },
          {
            kor: '이동할 때까지의 시간(초)입니다. 다음 동작은 기다리지 않으며, 화면을 떠나면 취소됩니다.',
            cn: '等待的秒数；后面的动作不等待，离开页面即取消。',
            en: 'Seconds until then; the actions after it do not wait, and leaving the screen cancels it.',
          },
        ),
      ),
      ...when,
    }),
    example: { part: { go: '/transRecord', query: { type: '2' }, after: '=settings.withdrawal.redirectSeconds' } },
  }),
  back: declareAction({
    title: { kor: '뒤로 가기', cn: '返回', en: 'Go back' },
    shape: exact({
      back: Type.Literal(true, { description: 'Go back, or home when there is nothing to go back to.' }),
      ...when,
    }),
    example: { part: { back: true } },
  }),
  reload: declareAction({
    title: { kor: '데이터 다시 읽기', cn: '重新读取数据', en: 'Read a source again' },
    shape: exact({
      reload: Type.Union(
        [source('The source to read again.'), Type.Array(source('A source to read again.'))],
        described({
          kor: '다시 읽을 데이터입니다. 여러 개도 됩니다.',
          cn: '要重新读取的数据来源，可有多个。',
          en: 'A source, or several, to read again.',
        }),
      ),
      ...when,
    }),
    example: { sources: { wallets: { call: 'getBalanceList' } }, part: { reload: 'wallets' } },
  }),
  refresh: declareAction({
    title: { kor: '회원 정보 새로 고침', cn: '刷新会员数据', en: 'Refresh the member’s data' },
    shape: exact({
      refresh: oneOf(['user', 'money', 'play'], {
        kor: '앱에서 다시 읽을 것입니다. 회원과 잔액, 모든 지갑의 잔액, 이용 한도 중에서 고릅니다.',
        cn: '重新读取应用的哪些数据：会员及其余额、所有钱包的资金，或游戏限额。',
        en: 'What of the app to read again: the member with their balances, all their money in every wallet, or the bounds of their play.',
      }),
      ...when,
    }),
    example: { part: { refresh: 'money' } },
  }),
  seen: declareAction({
    title: { kor: '읽음으로 표시', cn: '标为已读', en: 'Count as read' },
    shape: exact({
      seen: oneOf(['messages'], {
        kor: '읽음으로 표시할 것입니다.',
        cn: '要标为已读的内容。',
        en: 'What no longer counts as unread.',
      }),
      one: Type.Optional(
        exact(
          {
            id: value('string', { kor: '식별 코드입니다.', cn: '标识。', en: 'Its id.' }),
            at: value('string', {
              kor: '플랫폼이 알려 준 게시 시각입니다.',
              cn: '平台提供的发布时间。',
              en: 'When it was posted, as the platform gives it.',
            }),
          },
          {
            kor: '읽은 하나입니다. 없으면 모두 읽음으로 표시합니다.',
            cn: '已读的那一条；不填则为全部。',
            en: 'The one that was read; all of them when left out.',
          },
        ),
      ),
      ...when,
    }),
    example: {
      sources: { member: { call: 'getUser' } },
      part: { seen: 'messages', one: { id: '=data.member.id', at: '2026-11-21 09:00:00' } },
    },
  }),
  install: declareAction({
    title: { kor: '앱 설치', cn: '安装应用', en: 'Install the app' },
    shape: exact({
      install: Type.Literal(true, {
        description: 'Ask the browser to install the app; where it cannot be asked, say how it is done by hand.',
      }),
      ...when,
    }),
    example: { part: { install: true } },
  }),
  open: declareAction({
    title: { kor: '열기', cn: '打开', en: 'Open something' },
    shape: exact({
      open: keyed(
        {
          popup: exact({
            popup: popupId({ kor: '이 화면의 팝업입니다.', cn: '此页面的弹窗。', en: 'A popup block on this screen.' }),
          }),
          dialog: exact({
            dialog: dialogId({
              kor: 'dialogs.json의 대화상자입니다.',
              cn: 'dialogs.json 中的对话框。',
              en: 'A dialog of dialogs.json.',
            }),
          }),
          phone: exact({
            phone: value('string', {
              kor: '전화번호입니다. 기기의 전화 앱으로 넘깁니다.',
              cn: '电话号码，交给设备拨打。',
              en: 'A phone number, handed to the device’s phone.',
            }),
          }),
          url: exact({
            url: value('string', {
              kor: '새 창에서 여는 https 주소입니다. 다른 주소는 거부됩니다.',
              cn: '在新窗口打开的 https 地址，其他一律拒绝。',
              en: 'An https address, opened in a new window. Anything else is refused.',
            }),
          }),
        },
        { kor: '무엇을 열지 정합니다.', cn: '要打开的内容。', en: 'What to open.' },
      ),
      ...when,
    }),
    example: {
      beside: [
        { type: 'popup', id: 'rules', title: 'vip.rules', body: [{ type: 'text', id: 'rule', text: 'vip.promotion' }] },
      ],
      part: { open: { popup: 'rules' } },
    },
  }),
  close: declareAction({
    title: { kor: '닫기', cn: '关闭', en: 'Close' },
    shape: exact({
      close: Type.Literal(true, { description: 'Close the top popup of this screen, or else the row that is open.' }),
      ...when,
    }),
    example: { part: { close: true } },
  }),
  copy: declareAction({
    title: { kor: '복사', cn: '复制', en: 'Copy' },
    shape: exact({
      copy: value('string', {
        kor: '클립보드에 복사할 글입니다.',
        cn: '复制到剪贴板的文字。',
        en: 'The text to put on the clipboard.',
      }),
      succeed: Type.Optional(
        text({ kor: '복사했다고 알리는 짧은 알림입니다.', cn: '告知已复制的短提示。', en: 'The toast that says so.' }),
      ),
      ...when,
    }),
    example: { part: { copy: '=user.invite_code', succeed: 'common.copied' } },
  }),
  set: declareAction({
    title: { kor: '기기 설정 변경', cn: '更改设备设置', en: 'Change a device setting' },
    shape: exact({
      set: exact(
        {
          locale: Type.Optional(
            value('string', {
              kor: `언어입니다. ${locales.join(', ')} 중 하나입니다.`,
              cn: `语言：${locales.slice(0, -1).join('、')} 或 ${locales.at(-1) ?? ''}。`,
              en: `The language: ${locales.slice(0, -1).join(', ')} or ${locales.at(-1) ?? ''}.`,
            }),
          ),
          theme: Type.Optional(
            oneOf(themes, {
              kor: '이 기기의 앱 테마입니다. `system`은 기기 설정을 따릅니다.',
              cn: '应用在此设备上的主题；`system` 跟随设备。',
              en: 'The theme of the app on this device; `system` follows the device’s own.',
            }),
          ),
          checkEvery: Type.Optional(
            figure(
              { least: 5, most: 240 },
              {
                kor: '이용 시간 알림의 간격(분)입니다.',
                cn: '游戏时间提醒的间隔分钟数。',
                en: 'Minutes between two reality checks.',
              },
            ),
          ),
        },
        { kor: '이 기기에서 바꿀 설정입니다.', cn: '在此设备上更改的设置。', en: 'What to change on this device.' },
      ),
      ...when,
    }),
    example: { part: { set: { locale: 'en' } } },
  }),
  login: declareAction({
    title: { kor: '로그인', cn: '登录', en: 'Log in' },
    shape: exact({
      login: value('string', {
        kor: '플랫폼이 준 토큰입니다.',
        cn: '平台提供的令牌。',
        en: 'The token the platform gave.',
      }),
      remember: Type.Optional(
        exact(
          {
            when: expression('bool', {
              kor: '회원이 계정 기억을 골랐는지 정하는 조건입니다. 아니면 기억한 것을 지웁니다.',
              cn: '会员是否要求记住账户；否则删除已记住的内容。',
              en: 'Whether the member asked to be remembered; otherwise what was remembered is removed.',
            }),
            account: value('string', {
              kor: '이 기기에 보관할 계정 이름입니다.',
              cn: '保存在此设备上的账户名。',
              en: 'The account name to keep on this device.',
            }),
            password: value('string', {
              kor: '이 기기에 암호화해 보관할 비밀번호입니다. 플랫폼이 토큰을 빌려주면 토큰을 대신 보관합니다.',
              cn: '加密保存在此设备上的密码；平台提供令牌时改存令牌。',
              en: 'The password to keep, encrypted, on this device; a token in its place where the platform lends one.',
            }),
          },
          { kor: '계정 기억 선택입니다.', cn: '是否记住账户的选择。', en: 'The remember-account choice.' },
        ),
      ),
      ...when,
    }),
    example: { sources: { session: { call: 'getUser' } }, part: { login: '=data.session.id' } },
  }),
  logout: declareAction({
    title: { kor: '로그아웃', cn: '退出登录', en: 'Log out' },
    shape: exact({
      logout: Type.Literal(true, { description: 'Log off: always completes, even when the call fails.' }),
      forget: defaulted(
        Type.Boolean(
          described({
            kor: '비밀번호를 바꾼 뒤처럼, 기억한 계정도 지웁니다.',
            cn: '同时忘记已记住的账户，例如修改密码之后。',
            en: 'The remembered account goes too, as after a changed password.',
          }),
        ),
        false,
      ),
      ...when,
    }),
    example: { part: { logout: true } },
  }),
}

type Declared = typeof actions
export type ActionKind = keyof Declared
/** Compiled action of this kind. */
export type ActionOf<K extends ActionKind> = Static<Declared[K]['shape']>
export type Action = { [K in ActionKind]: ActionOf<K> }[ActionKind]
export type Actions = readonly Action[]

/** One step of what happens on a tap or a submit. The list runs in order and stops at the first failure. */
const ActionSchema = keyed(
  Object.fromEntries(Object.entries(actions).map(([kind, { title, shape }]) => [kind, { ...shape, title }])),
  'One action.',
)

/** A list of actions where it is defined; elsewhere it is referred to as `ActionsSchema`. */
export const ActionListSchema = scoped(
  'actions',
  Type.Array(ActionSchema, { minItems: 1, description: 'Run in order; stops at the first failure.' }),
)

/** A list of actions that runs at a moment of its own. */
export const actionsWhen = (description: Description) => lazy<Actions>('Actions', description)

export const ActionsSchema = actionsWhen({
  kor: '차례대로 할 일입니다. 하나가 실패하면 거기서 멈춥니다.',
  cn: '依次执行的动作，遇到第一个失败即停止。',
  en: 'What happens, in order; it stops at the first failure.',
})
