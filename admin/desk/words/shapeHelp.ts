import type { JsonShape } from '../../../src/format/shape/JsonShape.ts'
import type { DeskLocale } from './DeskLocale.ts'

/** What the shapes say of their properties, in the desk's other languages, keyed by the English sentence in the shapes. */
export const shapeHelp: Readonly<Record<string, Readonly<Record<Exclude<DeskLocale, 'en'>, string>>>> = {
  'The block shows only while this holds.': {
    kor: '이 조건이 맞는 동안에만 이 부분을 표시합니다.',
    cn: '仅在条件符合时显示该部分。',
  },
  'A heading above the list.': { kor: '목록 위의 제목입니다.', cn: '列表上方的标题。' },
  'The source whose rows are listed; with paging the list is endless.': {
    kor: '목록에 나올 행의 데이터입니다. 페이지가 나뉘면 끝없이 이어집니다.',
    cn: '列出其各行的数据来源；有分页时可一直往下加载。',
  },
  'What makes a row itself: refreshes neither double nor drop rows.': {
    kor: '행을 구별하는 값입니다. 새로 고쳐도 행이 겹치거나 빠지지 않습니다.',
    cn: '区分各行的值：刷新时不会重复或漏掉行。',
  },
  'Only rows for which this holds are listed.': {
    kor: '이 조건에 맞는 행만 목록에 나옵니다.',
    cn: '仅列出符合条件的行。',
  },
  'Shown when there is nothing.': { kor: '아무것도 없을 때 표시합니다.', cn: '没有内容时显示。' },
  'A button beneath the words of an empty list.': {
    kor: '빈 목록의 안내 문구 아래에 놓는 버튼입니다.',
    cn: '空列表文字下方的按钮。',
  },
  'A record filter kept in the URL.': { kor: '주소에 남는 기록 필터입니다.', cn: '保留在地址中的记录筛选。' },
  'How one row is shown.': { kor: '한 행을 보여주는 방식입니다.', cn: '每一行的显示方式。' },
  'Rows of the skeleton.': { kor: '불러오는 동안 자리를 잡아 두는 행의 수입니다.', cn: '加载时占位的行数。' },
  'Rows shown before a button shows the rest.': {
    kor: '처음에 보이는 행의 수입니다. 나머지는 버튼을 눌러야 보입니다.',
    cn: '先显示的行数，其余由按钮展开。',
  },
  'The label of the button.': { kor: '버튼의 이름입니다.', cn: '按钮的名称。' },
  'An icon of the ui kit.': { kor: '앱에 들어 있는 아이콘입니다.', cn: '应用自带的图标。' },
  'The weight of the button.': { kor: '버튼을 강조하는 정도입니다.', cn: '按钮的强调程度。' },
  'Shown only while this holds.': { kor: '이 조건이 맞는 동안에만 표시합니다.', cn: '仅在条件符合时显示。' },
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
  'The colour family; a word always says the same.': {
    kor: '색 계열입니다. 같은 뜻은 항상 글로도 전합니다.',
    cn: '颜色类别；同样的意思始终另有文字说明。',
  },
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
  'The fields, in order.': { kor: '차례대로 보이는 입력 칸입니다.', cn: '按顺序排列的栏位。' },
  'The name read as `filter.<name>` and kept in the URL.': {
    kor: '`filter.<name>`으로 읽고 주소에 남기는 이름입니다.',
    cn: '以 `filter.<name>` 读取并保留在地址中的名称。',
  },
  'The options: the name of a list in choices.json, or the rows of a source.': {
    kor: '선택지입니다. choices.json의 목록 이름이나 데이터의 행을 씁니다.',
    cn: '选项：choices.json 中的列表名称，或数据来源的各行。',
  },
  'The value before the member chooses.': { kor: '회원이 고르기 전의 값입니다.', cn: '会员选择之前的值。' },
  'The label; a choice without one is labelled by its chosen option.': {
    kor: '이름입니다. 없으면 고른 선택지가 이름이 됩니다.',
    cn: '名称；没有名称时以所选选项作为名称。',
  },
  'The source whose rows are the options.': {
    kor: '이 데이터의 행이 선택지가 됩니다.',
    cn: '以其各行作为选项的数据来源。',
  },
  'The row field sent as the value.': { kor: '값으로 보낼 행의 항목입니다.', cn: '作为值提交的行字段。' },
  'The row field shown; a dot leads into an object.': {
    kor: '보여줄 행의 항목입니다. 안쪽 항목은 점으로 이어 적습니다.',
    cn: '显示的行字段；用点号取对象内的字段。',
  },
  'A second row field shown beneath the label, or several.': {
    kor: '이름 아래에 함께 보여줄 행의 항목입니다. 여러 개도 됩니다.',
    cn: '显示在名称下方的另一个行字段，可有多个。',
  },
  'The row field with a picture address.': { kor: '그림 주소가 든 행의 항목입니다.', cn: '含图片地址的行字段。' },
  'How the hint is written out, such as an amount.': {
    kor: '금액처럼 둘째 줄을 적는 방식입니다.',
    cn: '第二行的写法，例如金额。',
  },
  'Show only the last four characters of the hint.': {
    kor: '둘째 줄의 마지막 네 자리만 표시합니다.',
    cn: '第二行仅显示末四位。',
  },
  'Only rows for which this holds are options.': {
    kor: '이 조건에 맞는 행만 선택지가 됩니다.',
    cn: '仅符合条件的行作为选项。',
  },
  'An extra first option that sends an empty value.': {
    kor: '맨 앞에 더하는 선택지로, 빈 값을 보냅니다.',
    cn: '额外加在最前的选项，提交空值。',
  },
  'Fixed options before the rows, such as the main wallet before those of games.': {
    kor: '행 앞에 놓는 고정 선택지입니다. 예: 게임 지갑 앞의 메인 지갑.',
    cn: '排在各行之前的固定选项，例如游戏钱包之前的主钱包。',
  },
  'The value that is sent.': { kor: '보내는 값입니다.', cn: '提交的值。' },
  'What the option is called.': { kor: '선택지의 이름입니다.', cn: '选项的名称。' },
  'Shown beneath the label.': { kor: '이름 아래에 표시합니다.', cn: '显示在名称下方。' },
  'The name of the first date.': { kor: '시작일의 이름입니다.', cn: '起始日的名称。' },
  'The name of the last date.': { kor: '종료일의 이름입니다.', cn: '结束日的名称。' },
  'The first date before the member chooses.': {
    kor: '회원이 고르기 전의 시작일입니다.',
    cn: '会员选择之前的起始日。',
  },
  'The last date before the member chooses.': { kor: '회원이 고르기 전의 종료일입니다.', cn: '会员选择之前的结束日。' },
  'Both dates lie in one month of one year.': {
    kor: '두 날짜가 같은 해 같은 달이어야 합니다.',
    cn: '两个日期须在同年同月。',
  },
  'The first date that can be chosen, YYYY-MM-DD.': {
    kor: '고를 수 있는 가장 이른 날짜입니다(YYYY-MM-DD).',
    cn: '可选的最早日期，YYYY-MM-DD。',
  },
  'The last date that can be chosen, YYYY-MM-DD.': {
    kor: '고를 수 있는 가장 늦은 날짜입니다(YYYY-MM-DD).',
    cn: '可选的最晚日期，YYYY-MM-DD。',
  },
  'The name of the date.': { kor: '날짜의 이름입니다.', cn: '日期的名称。' },
  'The date before the member chooses.': { kor: '회원이 고르기 전의 날짜입니다.', cn: '会员选择之前的日期。' },
  'The first line.': { kor: '첫 줄입니다.', cn: '第一行。' },
  'A picture address.': { kor: '그림 주소입니다.', cn: '图片地址。' },
  'The value at the end of the first line.': { kor: '첫 줄 끝에 놓는 값입니다.', cn: '第一行末尾的值。' },
  'Labelled values beneath the first line.': {
    kor: '첫 줄 아래에 놓는 항목과 값입니다.',
    cn: '第一行下方带名称的值。',
  },
  "A state label with its tone from choices.json; a value without an option shows the list's neutral label.": {
    kor: '상태 표시와 색을 choices.json에서 가져옵니다. 값에 맞는 선택지가 없으면 그 목록의 기본 표시를 씁니다.',
    cn: '状态标签，颜色取自 choices.json；值没有对应选项时显示列表的默认标签。',
  },
  'Buttons of the row.': { kor: '행의 버튼입니다.', cn: '该行的按钮。' },
  'Blocks beneath the row, shown once it is opened; one row of the screen is open at a time.': {
    kor: '행을 펼치면 그 아래에 보이는 부분입니다. 화면에서 한 번에 한 행만 펼칩니다.',
    cn: '展开该行后显示在下方的部分；一个页面同时只展开一行。',
  },
  'What is shown.': { kor: '보여줄 내용입니다.', cn: '显示的内容。' },
  'How the value is written out.': { kor: '값의 표기 방식입니다.', cn: '数值的写法。' },
  'A profit or a loss: figures above 0 get a plus and the colour of a gain.': {
    kor: '이익이나 손실입니다. 0보다 크면 더하기 기호와 이익의 색을 붙입니다.',
    cn: '盈亏：大于 0 时带加号并用盈利的颜色。',
  },
  'The list in choices.json whose label of the value is shown.': {
    kor: 'choices.json의 목록입니다. 값에 맞는 이름을 여기서 찾아 보여줍니다.',
    cn: 'choices.json 中的列表，显示该值在其中的名称。',
  },
  'Decides between the two formats.': { kor: '두 표기 방식 중 어느 쪽을 쓸지 정합니다.', cn: '决定使用哪一种写法。' },
  'Decides between the two lists.': { kor: '두 목록 중 어느 쪽을 쓸지 정합니다.', cn: '决定使用哪一个列表。' },
  'The list when the condition holds.': { kor: '조건이 맞을 때의 목록입니다.', cn: '条件符合时的列表。' },
  'The list when it does not.': { kor: '조건이 맞지 않을 때의 목록입니다.', cn: '条件不符合时的列表。' },
  'The label shown beside the value.': { kor: '값 옆에 보이는 이름입니다.', cn: '显示在值旁边的名称。' },
  'The value looked up in the list.': { kor: '목록에서 찾을 값입니다.', cn: '在列表中查找的值。' },
  'The row can be opened only while this holds.': {
    kor: '이 조건이 맞는 동안에만 행을 펼칠 수 있습니다.',
    cn: '仅在条件符合时可展开该行。',
  },
  'Run each time the row is opened.': { kor: '행을 펼칠 때마다 실행합니다.', cn: '每次展开该行时执行。' },
  'A heading above the form.': { kor: '양식 위의 제목입니다.', cn: '表单上方的标题。' },
  'The values of the form: shape, lengths and patterns.': {
    kor: '양식의 값입니다. 종류, 길이, 정규식을 정합니다.',
    cn: '表单的值：结构、长度和正则。',
  },
  'How each field is shown, in document order.': {
    kor: '입력 칸마다 보여주는 방식입니다. 문서에 적힌 차례를 따릅니다.',
    cn: '每个栏位的显示方式，按文档中的顺序。',
  },
  'Checked in order; the first failing one is toasted, all are shown.': {
    kor: '차례로 확인합니다. 어긋난 것은 모두 표시하고, 첫 번째는 짧은 알림으로도 알립니다.',
    cn: '按顺序检查；不符合的全部显示，第一条另以短提示显示。',
  },
  'A reason to shut the form.': { kor: '양식을 닫는 이유입니다.', cn: '关闭表单的原因。' },
  'The one submit of the form.': { kor: '양식에 하나뿐인 제출입니다.', cn: '表单唯一的提交。' },
  'Links beneath the button.': { kor: '버튼 아래의 링크입니다.', cn: '按钮下方的链接。' },
  'Must hold, else the message is shown at the field.': {
    kor: '지켜야 할 조건입니다. 어긋나면 입력 칸에 안내 문구를 표시합니다.',
    cn: '必须符合，否则在栏位处显示提示文字。',
  },
  'The field the message is shown at.': { kor: '안내 문구를 표시할 입력 칸입니다.', cn: '显示提示文字的栏位。' },
  'What is wrong and what to do.': {
    kor: '무엇이 잘못되었고 어떻게 하면 되는지 적습니다.',
    cn: '说明哪里不对、该怎么做。',
  },
  'Checked only while this holds.': { kor: '이 조건이 맞는 동안에만 확인합니다.', cn: '仅在条件符合时检查。' },
  'The form is shut while this holds.': { kor: '이 조건이 맞는 동안 양식을 닫습니다.', cn: '条件符合期间表单关闭。' },
  'Why, and when it opens again.': {
    kor: '닫은 이유와 다시 열리는 때를 적습니다.',
    cn: '关闭的原因，以及何时重新开放。',
  },
  'What the member confirms before money moves.': {
    kor: '돈이 움직이기 전에 회원이 확인하는 내용입니다.',
    cn: '资金变动前由会员确认的内容。',
  },
  'Empty the form after success.': { kor: '성공하면 양식을 비웁니다.', cn: '成功后清空表单。' },
  'The title of the review.': { kor: '송금 전 확인의 제목입니다.', cn: '该确认内容的标题。' },
  'What is confirmed, line by line.': { kor: '한 줄씩 확인할 내용입니다.', cn: '逐行列出确认的内容。' },
  'A note beneath the rows.': { kor: '행 아래의 참고 문구입니다.', cn: '各行下方的备注。' },
  'The label that moves the money.': { kor: '돈을 움직이는 버튼의 이름입니다.', cn: '执行资金变动的按钮名称。' },
  'The label of the link.': { kor: '링크의 이름입니다.', cn: '链接的名称。' },
  'The name of the set of tabs for screen readers.': {
    kor: '스크린 리더가 읽는 탭 묶음의 이름입니다.',
    cn: '供屏幕阅读器读出的标签页组名称。',
  },
  'The query parameter that holds the chosen tab.': {
    kor: '고른 탭을 담는 주소의 매개변수입니다.',
    cn: '记录所选标签页的地址参数。',
  },
  'The value of the tab that shows until one is chosen; without it the first.': {
    kor: '탭을 고르기 전에 보이는 탭의 값입니다. 없으면 첫 탭이 보입니다.',
    cn: '选择之前显示的标签页的值；不填则为第一个。',
  },
  'Where the tabs are.': { kor: '탭이 놓이는 위치입니다.', cn: '标签页的位置。' },
  'Panels change by swiping.': { kor: '탭 내용을 밀어서 넘깁니다.', cn: '可滑动切换标签页内容。' },
  'A panel once opened keeps its state.': { kor: '한 번 연 탭은 상태를 유지합니다.', cn: '打开过的标签页保留状态。' },
  'The tabs, in order.': { kor: '차례대로 보이는 탭입니다.', cn: '按顺序排列的标签页。' },
  'Tabs that all have the same blocks: one for each option, or one for each row.': {
    kor: '모두 같은 부분이 들어가는 탭입니다. 선택지마다 또는 행마다 하나씩입니다.',
    cn: '内容部分相同的标签页：每个选项一页，或每行一页。',
  },
  'The value of the tab in the query.': { kor: '주소에 담기는 탭의 값입니다.', cn: '地址参数中标签页的值。' },
  'The label of the tab.': { kor: '탭의 이름입니다.', cn: '标签页的名称。' },
  'The source whose rows have a tab each.': {
    kor: '이 데이터의 행마다 탭이 하나씩 생깁니다.',
    cn: '每行生成一个标签页的数据来源。',
  },
  'Only rows for which this holds have a tab.': {
    kor: '이 조건에 맞는 행에만 탭이 생깁니다.',
    cn: '仅符合条件的行有标签页。',
  },
  'The value of the tab in the query, unique among the rows; `tab` in its blocks.': {
    kor: '주소에 담기는 탭의 값입니다. 행마다 달라야 하며, 탭의 부분에서는 `tab`으로 읽습니다.',
    cn: '地址参数中标签页的值，各行不可重复；在其各部分中为 `tab`。',
  },
  'A picture address instead of the icon.': { kor: '아이콘 대신 쓸 그림 주소입니다.', cn: '代替图标的图片地址。' },
  'The rows that have a tab each.': { kor: '탭이 하나씩 생기는 행입니다.', cn: '各自生成一个标签页的行。' },
  'A heading above the block.': { kor: '부분 위의 제목입니다.', cn: '该部分上方的标题。' },
  'Figures beside one another.': { kor: '나란히 놓는 수치의 개수입니다.', cn: '并排的数字个数。' },
  'A button hides the figures on this device.': {
    kor: '버튼으로 이 기기에서 수치를 숨깁니다.',
    cn: '可用按钮在此设备上隐藏数字。',
  },
  'Sources that a refresh button reads again.': {
    kor: '새로 고침 버튼이 다시 읽는 데이터입니다.',
    cn: '刷新按钮重新读取的数据来源。',
  },
  'The refresh button also reads the balance again.': {
    kor: '새로 고침 버튼이 잔액도 다시 읽습니다.',
    cn: '刷新按钮同时重新读取余额。',
  },
  'The figures, in order.': { kor: '차례대로 보이는 수치입니다.', cn: '按顺序排列的数字。' },
  'Shown larger.': { kor: '더 크게 표시합니다.', cn: '放大显示。' },
  'Fixed lines, in order.': { kor: '차례대로 보이는 고정된 줄입니다.', cn: '按顺序排列的固定行。' },
  'The source whose rows are shown.': { kor: '행을 보여줄 데이터입니다.', cn: '显示其各行的数据来源。' },
  'The rows, when they are not those of a source.': {
    kor: '데이터 대신 쓰는 행입니다.',
    cn: '不来自数据来源时的各行。',
  },
  'Only rows for which this holds are shown.': { kor: '이 조건에 맞는 행만 표시합니다.', cn: '仅显示符合条件的行。' },
  'What makes a row itself.': { kor: '행을 구별하는 값입니다.', cn: '区分各行的值。' },
  'One line for each row.': { kor: '행마다 한 줄입니다.', cn: '每行数据一行。' },
  'What the line says.': { kor: '줄에 보이는 글입니다.', cn: '这一行的文字。' },
  'A second line.': { kor: '둘째 줄입니다.', cn: '第二行。' },
  'The value at the end of the line.': { kor: '줄 끝에 놓는 값입니다.', cn: '行尾的值。' },
  'A count in a mark at the end, such as what is unread; 0 shows none.': {
    kor: '읽지 않은 수처럼 끝에 표시하는 개수입니다. 0이면 표시하지 않습니다.',
    cn: '末尾标记的数量，例如未读数；0 不显示。',
  },
  'Marked as the chosen one.': { kor: '고른 것으로 표시합니다.', cn: '标记为已选。' },
  'Square tiles, wide banners with a title, or tappable cards with an icon.': {
    kor: '네모 타일, 제목이 있는 넓은 배너, 아이콘이 있는 누르는 카드 중에서 고릅니다.',
    cn: '方形、带标题的宽横幅，或带图标可点按的卡片。',
  },
  'Cards beside one another.': { kor: '나란히 놓는 카드의 개수입니다.', cn: '并排的卡片个数。' },
  'Fixed cards, in order.': { kor: '차례대로 보이는 고정된 카드입니다.', cn: '按顺序排列的固定卡片。' },
  'One card for each row.': { kor: '행마다 카드 하나입니다.', cn: '每行一张卡片。' },
  'The first line of the card.': { kor: '카드의 첫 줄입니다.', cn: '卡片的第一行。' },
  'The picture address.': { kor: '그림의 주소입니다.', cn: '图片的地址。' },
  'The name of the carousel for screen readers.': {
    kor: '스크린 리더가 읽는 캐러셀의 이름입니다.',
    cn: '供屏幕阅读器读出的轮播名称。',
  },
  "Operators' banners come first, before the slides of the rows.": {
    kor: '운영자가 올린 배너가 행의 슬라이드보다 먼저 나옵니다.',
    cn: '运营横幅排在各行的轮播之前。',
  },
  'Seconds between slides; 0 to stay on one.': {
    kor: '슬라이드를 넘기는 간격(초)입니다. 0이면 넘기지 않습니다.',
    cn: '轮播切换的间隔秒数；0 为不切换。',
  },
  'One slide for each row.': { kor: '행마다 슬라이드 하나입니다.', cn: '每行一张轮播。' },
  'Fixed slides, in order.': { kor: '차례대로 보이는 고정된 슬라이드입니다.', cn: '按顺序排列的固定轮播。' },
  'What the picture says.': { kor: '그림을 설명하는 글입니다.', cn: '图片的说明。' },
  'A picture address in place of the icon.': {
    kor: '아이콘 자리에 놓을 그림 주소입니다.',
    cn: '放在图标位置的图片地址。',
  },
  'What the slide says.': { kor: '슬라이드에 보이는 글입니다.', cn: '轮播上的文字。' },
  'The name of the notices for screen readers.': {
    kor: '스크린 리더가 읽는 공지의 이름입니다.',
    cn: '供屏幕阅读器读出的公告名称。',
  },
  'One line after another, or all of them beneath one another.': {
    kor: '한 줄씩 차례로, 또는 모두 위아래로 보여줍니다.',
    cn: '一行接一行显示，或全部上下排列。',
  },
  'Shown by a list when there is nothing; a bar then shows nothing.': {
    kor: '공지가 없을 때 목록에 표시합니다. 띠는 아무것도 표시하지 않습니다.',
    cn: '列表没有内容时显示；公告栏此时不显示任何内容。',
  },
  "Operators' notices for this place come first.": {
    kor: '이 위치의 운영자 공지가 먼저 나옵니다.',
    cn: '该位置的运营公告排在最前。',
  },
  'The text of a row.': { kor: '행의 글입니다.', cn: '一行的文字。' },
  'Platform HTML; only an allow-list of tags is shown.': {
    kor: '플랫폼이 준 HTML입니다. 허용된 태그만 표시합니다.',
    cn: '平台的 HTML，仅显示允许的标签。',
  },
  'Own text; blank lines part paragraphs.': {
    kor: '직접 쓴 글입니다. 빈 줄로 문단을 나눕니다.',
    cn: '自写的文字，空行分段。',
  },
  'The columns, in order.': { kor: '차례대로 보이는 열입니다.', cn: '按顺序排列的列。' },
  'Fixed rows in place of those of a source: a text for each column.': {
    kor: '데이터의 행 대신 쓰는 고정된 행입니다. 열마다 글 하나씩 적습니다.',
    cn: '代替数据来源各行的固定行：每列一段文字。',
  },
  'The heading of the column.': { kor: '열의 제목입니다.', cn: '列的标题。' },
  'Icons with labels, buttons in a row, or one beneath another.': {
    kor: '아이콘과 이름, 나란한 버튼, 위아래로 놓인 버튼 중에서 고릅니다.',
    cn: '图标加名称、按钮并排，或上下排列。',
  },
  'The buttons, in order.': { kor: '차례대로 보이는 버튼입니다.', cn: '按顺序排列的按钮。' },
  'What the button says.': { kor: '버튼에 보이는 글입니다.', cn: '按钮上的文字。' },
  'How large it is written.': { kor: '글자의 크기입니다.', cn: '文字的大小。' },
  'Set apart in a box, as a notice.': { kor: '안내문처럼 상자로 구분합니다.', cn: '像提示一样用框隔开。' },
  "One of the app's own 21 avatars by chance, or the member's own.": {
    kor: '앱의 프로필 그림 21개 중 무작위로 하나, 또는 회원의 사진입니다.',
    cn: '应用自带的 21 个头像中随机一个，或会员自己的头像。',
  },
  'What the picture says; left out when it only decorates.': {
    kor: '그림을 설명하는 글입니다. 꾸미기만 하는 그림이면 비워 둡니다.',
    cn: '图片的说明；仅作装饰时留空。',
  },
  'The frame.': { kor: '그림의 틀입니다.', cn: '图片的外框。' },
  'The picture address; without one an avatar of the app.': {
    kor: '그림 주소입니다. 없으면 앱의 프로필 그림을 씁니다.',
    cn: '图片地址；没有则用应用自带的头像。',
  },
  'Who it is, such as the username.': { kor: '아이디처럼 누구인지 알려 주는 글입니다.', cn: '说明是谁，例如用户名。' },
  'A short mark beside the name.': { kor: '이름 옆의 짧은 표시입니다.', cn: '名称旁的短标记。' },
  'Labelled values beneath the name.': { kor: '이름 아래에 놓는 항목과 값입니다.', cn: '名称下方带名称的值。' },
  'What the time is left for.': { kor: '무엇까지 남은 시간인지 적습니다.', cn: '说明是什么的剩余时间。' },
  'The end, milliseconds since 1970 in server time.': {
    kor: '끝나는 때입니다. 서버 시각으로 1970년부터 지난 밀리초입니다.',
    cn: '截止时间：按服务器时间，自 1970 年起的毫秒数。',
  },
  'Shown when the time is over.': { kor: '시간이 끝나면 표시합니다.', cn: '时间结束后显示。' },
  'What is copied.': { kor: '무엇을 복사하는지 적습니다.', cn: '复制的是什么。' },
  'The text, shown in full.': { kor: '줄이지 않고 보여주는 글입니다.', cn: '文字，完整显示。' },
  'How the text is shown; what is copied stays as it is.': {
    kor: '글의 표기 방식입니다. 복사하는 값은 그대로입니다.',
    cn: '文字的写法；复制的内容不变。',
  },
  'Also shown as a QR code.': { kor: 'QR 코드로도 보여줍니다.', cn: '同时显示为二维码。' },
  'What to mind.': { kor: '주의할 점입니다.', cn: '注意事项。' },
  'Says that it was copied.': { kor: '복사했다고 알리는 글입니다.', cn: '告知已复制。' },
  'What advances.': { kor: '무엇이 진행되는지 적습니다.', cn: '进展的是什么。' },
  'How much, 0 to 100.': { kor: '진행 정도입니다(0~100).', cn: '进度，0 到 100。' },
  'Shown beneath.': { kor: '아래에 표시합니다.', cn: '显示在下方。' },
  'What a tap on it does, such as opening a red packet.': {
    kor: '누르면 무엇을 하는지 적습니다. 예: 홍바오 열기.',
    cn: '点按后做什么，例如打开红包。',
  },
  'Shown beneath it, such as how many are left.': {
    kor: '남은 개수처럼 그 아래에 표시하는 글입니다.',
    cn: '显示在其下方，例如还剩几个。',
  },
  'What is in it: shown once its actions have run to their end, with the `result` of the last call.': {
    kor: '안에 든 것입니다. 할 일을 끝까지 마치면 마지막 호출의 `result`와 함께 보여줍니다.',
    cn: '里面的内容：动作全部完成后显示，可用最后一次调用的 `result`。',
  },
  'The button that puts a sealed one in its place.': {
    kor: '열지 않은 홍바오로 바꿔 놓는 버튼입니다.',
    cn: '换上一个未拆红包的按钮。',
  },
  'The name of the page for screen readers.': {
    kor: '스크린 리더가 읽는 페이지의 이름입니다.',
    cn: '供屏幕阅读器读出的页面名称。',
  },
  'An https address of the allow-list.': { kor: '허용된 https 주소입니다.', cn: '在允许之列的 https 地址。' },
  'Fills the screen beneath its header; for a screen that shows nothing else.': {
    kor: '화면 상단 바 아래를 가득 채웁니다. 다른 것이 없는 화면에 씁니다.',
    cn: '占满页面顶栏以下；用于没有其他内容的页面。',
  },
  'The steps, in order.': { kor: '차례대로 보이는 단계입니다.', cn: '按顺序排列的步骤。' },
  'The step under way, from 1.': { kor: '지금 진행 중인 단계입니다. 1부터 셉니다.', cn: '当前步骤，从 1 开始。' },
  'The step.': { kor: '단계의 이름입니다.', cn: '步骤名称。' },
  'What to do.': { kor: '할 일입니다.', cn: '要做的事。' },
  'Set on a surface of its own.': { kor: '따로 구분된 바탕 위에 놓습니다.', cn: '放在单独的底面上。' },
  'Sources to wait for.': { kor: '기다릴 데이터입니다.', cn: '等待的数据来源。' },
  'The name of the field.': { kor: '검색 칸의 이름입니다.', cn: '搜索栏的名称。' },
  'What may be typed, shown in the empty field.': {
    kor: '빈 칸에 보이는 글입니다. 무엇을 입력할 수 있는지 적습니다.',
    cn: '栏位为空时显示可输入什么。',
  },
  'The query parameter that holds what is typed.': {
    kor: '입력한 내용을 담는 주소의 매개변수입니다.',
    cn: '记录所输入内容的地址参数。',
  },
  'Shown while nothing is typed and nothing was found before.': {
    kor: '입력하지 않았고 최근 연 것과 즐겨찾기도 없을 때 표시합니다.',
    cn: '未输入且没有最近打开和收藏时显示。',
  },
  'Shown when nothing is found.': { kor: '찾은 것이 없을 때 표시합니다.', cn: '没有找到时显示。' },
  'What else to try, beneath it.': {
    kor: '그 아래에 보이는 글입니다. 달리 해 볼 방법을 적습니다.',
    cn: '显示在其下方：还可以怎么试。',
  },
  'The lists that are searched. Those not read yet are read one after the other.': {
    kor: '찾을 목록입니다. 아직 읽지 않은 목록은 하나씩 차례로 읽습니다.',
    cn: '要查找的列表。尚未读取的会逐个读取。',
  },
  'A choice among the groups of the rows; `choices` has the names of those whose rows do not name them.': {
    kor: '행의 그룹 중에서 고릅니다. `choices`는 행에 이름이 없는 그룹의 이름을 줍니다.',
    cn: '在各行的分组中选择；`choices` 提供行中没有写出的分组名称。',
  },
  'What was opened lately by the game host, under the key `platform/code`, or as a lottery, under `lottery/name`, while nothing is typed.':
    {
      kor: '입력하지 않은 동안 최근에 연 게임(`platform/code` 키)이나 복권(`lottery/name` 키)을 보여줍니다.',
      cn: '未输入时显示最近打开的内容：游戏框架中的键为 `platform/code`，彩票的键为 `lottery/name`。',
    },
  'Rows with a star, which each row then has, while nothing is typed.': {
    kor: '입력하지 않은 동안 별표한 행을 보여줍니다. 그러면 모든 행에 별이 붙습니다.',
    cn: '未输入时显示加星的行；设置后每行都有星标。',
  },
  'The source whose rows can be found. It is read when its turn comes, unless its answer is known.': {
    kor: '찾을 행의 데이터입니다. 답을 이미 아는 경우가 아니면 차례가 왔을 때 읽습니다.',
    cn: '可查找其各行的数据来源。轮到时读取，已有结果则不再读取。',
  },
  'What the list is called while it is read and where it could not be.': {
    kor: '읽는 중이거나 읽지 못했을 때 보이는 목록의 이름입니다.',
    cn: '读取中和无法读取时显示的列表名称。',
  },
  'Lists of the same rows, as the same call gives them for another code or category.': {
    kor: '같은 종류의 행이 있는 목록입니다. 같은 호출에 코드나 분류만 달리해 받습니다.',
    cn: '行的种类相同的列表，由同一调用以另一代码或类别取得。',
  },
  'Only rows for which this holds can be found.': {
    kor: '이 조건에 맞는 행만 찾을 수 있습니다.',
    cn: '仅可找到符合条件的行。',
  },
  'What makes a row itself, in all lists: of two with one key the first can be found.': {
    kor: '모든 목록에서 행을 구별하는 값입니다. 값이 같은 두 행 중 첫 행만 찾습니다.',
    cn: '在所有列表中区分各行的值：两行的值相同时只找到第一行。',
  },
  'One row that can be found.': { kor: '찾을 수 있는 한 행입니다.', cn: '可找到的一行。' },
  'The first line, by which the row is found.': {
    kor: '첫 줄입니다. 이 글로 행을 찾습니다.',
    cn: '第一行，凭此查找。',
  },
  'Other names by which it is found, such as the English one; the foremost first.': {
    kor: '영어 이름처럼 함께 찾을 수 있는 다른 이름입니다. 중요한 것부터 적습니다.',
    cn: '也可用来查找的其他名称，例如英文名；重要的在前。',
  },
  'The second line; without it the name of the group.': {
    kor: '둘째 줄입니다. 없으면 그룹 이름을 씁니다.',
    cn: '第二行；不填则为分组名称。',
  },
  'Its group, such as the code of a game platform.': {
    kor: '그룹입니다. 예: 게임 플랫폼의 코드.',
    cn: '所属分组，例如游戏平台的代码。',
  },
  'What its group is called, where the row says so; while it is empty the options name it.': {
    kor: '행에 있는 그룹 이름입니다. 비어 있으면 선택지의 이름을 씁니다.',
    cn: '行中写明的分组名称；为空时由选项提供。',
  },
  'While this holds it comes after all that is found as well, as a closed game does.': {
    kor: '이 조건이 맞는 동안 찾은 결과의 맨 뒤에 둡니다. 예: 닫힌 게임.',
    cn: '条件符合期间排在所有结果之后，例如已关闭的游戏。',
  },
  'The name of the choice.': { kor: '그룹 선택의 이름입니다.', cn: '分组选择的名称。' },
  'The query parameter that holds the chosen group.': {
    kor: '고른 그룹을 담는 주소의 매개변수입니다.',
    cn: '记录所选分组的地址参数。',
  },
  'The option for all groups.': { kor: '모든 그룹을 뜻하는 선택지입니다.', cn: '代表全部分组的选项。' },
  'The heading above them.': { kor: '그 위의 제목입니다.', cn: '其上方的标题。' },
  'Its heading, above its blocks.': { kor: '안의 부분 위에 보이는 제목입니다.', cn: '标题，位于其各部分上方。' },
  'Where it opens.': { kor: '열리는 위치입니다.', cn: '打开的位置。' },
  'Opens by itself.': { kor: '저절로 열립니다.', cn: '自动打开。' },
  'The label of the closing button.': { kor: '닫기 버튼의 이름입니다.', cn: '关闭按钮的名称。' },
  "Also shows operators' notices for popups.": {
    kor: '팝업 위치의 운영자 공지도 표시합니다.',
    cn: '同时显示弹窗位置的运营公告。',
  },
  'Opens by itself when this holds.': { kor: '이 조건이 맞으면 저절로 열립니다.', cn: '条件符合时自动打开。' },
  'How often.': { kor: '여는 횟수입니다.', cn: '打开的频率。' },
  'The registered component.': { kor: '등록된 내장 부분입니다.', cn: '已登记的内置部件。' },
  'Its properties: exactly those that the component takes.': {
    kor: '속성입니다. 이 내장 부분이 받는 것만 정확히 적습니다.',
    cn: '属性：须与该内置部件所需的完全一致。',
  },
  'What is switched.': { kor: '무엇을 켜고 끄는지 적습니다.', cn: '开关的是什么。' },
  'A second line: what it means.': { kor: '둘째 줄입니다. 어떤 뜻인지 적습니다.', cn: '第二行：说明其含义。' },
  'Whether it is on, by the platform.': { kor: '플랫폼이 알려 준 켜짐 여부입니다.', cn: '是否开启，以平台的值为准。' },
  'What the picture is.': { kor: '어떤 그림인지 적습니다.', cn: '图片是什么。' },
  'A second line, such as what may be chosen.': {
    kor: '둘째 줄입니다. 예: 고를 수 있는 그림.',
    cn: '第二行，例如可以选择什么。',
  },
  'The address of the picture as it is now.': { kor: '현재 그림의 주소입니다.', cn: '当前图片的地址。' },
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
export function helpOf({ description = '' }: JsonShape, locale: DeskLocale): string | undefined {
  if (description === '') return undefined
  return locale === 'en' ? description : (shapeHelp[description]?.[locale] ?? description)
}
