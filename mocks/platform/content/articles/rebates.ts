import { writeArticle } from './writeArticle.ts'

export const rebates = writeArticle(
  ['보너스와 롤링', '奖金与返水', 'Bonuses and rebates'],
  [
    '건 만큼 돌려받는 롤링 적립, 등급이 오르는 VIP, 매일 여는 복주머니, 그리고 이벤트가 있어요. 받은 금액은 모두 <strong>1배 롤링</strong> 후 출금할 수 있어요.',
    '平台提供投注返水、VIP等级、每日红包与各类活动。所获金额完成<strong>一倍流水</strong>后均可提款。',
    'There are rebates on what you bet, VIP levels, a red packet a day, and events. What you receive can be withdrawn after <strong>one turnover</strong>.',
  ],
  {
    heading: ['롤링 적립', '返水', 'Rebates'],
    isList: true,
    says: [
      [
        '베이징 시간 <strong>00:00~23:59</strong>의 유효 베팅으로 계산하고, 하루가 끝나면 24시간 안에 롤링 적립 화면에 들어와요.',
        '按北京时间<strong>00:00～23:59</strong>的有效投注计算，当日结束后24小时内发放至返水页面。',
        'They are counted on valid bets from <strong>00:00 to 23:59 Beijing time</strong> and ready to claim within 24 hours after the day.',
      ],
      [
        '비율은 VIP 등급과 게임 종류에 따라 0.20%에서 1.00%까지예요. VIP 화면의 표에 모두 나와 있어요.',
        '比例依VIP等级与游戏类别为0.20%至1.00%，详见VIP页面。',
        'The rate is 0.20 % to 1.00 %, by your VIP level and the kind of game; the table on the VIP screen has them all.',
      ],
      [
        '취소되거나 무효가 된 베팅은 세지 않아요. 금액은 1원 아래를 버려요.',
        '取消或无效的投注不计入，金额舍去1韩元以下。',
        'Cancelled and void bets do not count. Amounts are rounded down to ₩1.',
      ],
    ],
  },
  {
    heading: ['VIP 등급', 'VIP等级', 'VIP levels'],
    isList: true,
    says: [
      [
        '누적 입금과 누적 롤링이 모두 조건에 닿으면 <strong>다음 날 24시까지</strong> 한 단계 올라가요. 하루에 한 단계씩이고 건너뛰지 않아요.',
        '累计存款与累计流水均达标后，<strong>次日24点前</strong>自动晋升一级；每日最多一级，不可跳级。',
        'When deposits and turnover both meet the next level, you rise by one <strong>by 24:00 of the next day</strong>: one level a day, none skipped.',
      ],
      [
        '90일 동안 조건을 지키지 못하면 한 단계 내려가요.',
        '90天内未达成保级条件将降一级。',
        'A level that is not kept up for 90 days goes down by one.',
      ],
    ],
  },
  {
    heading: ['복주머니', '红包', 'Red packets'],
    says: [
      [
        '누적 입금과 그날의 롤링이 복주머니 화면에 나온 조건에 닿으면 하나씩 열 수 있어요. 베이징 시간 <strong>10:00~24:00</strong>에 열 수 있고, 그날 열지 않은 것은 사라져요.',
        '累计存款与当日流水达到红包页面所示条件即可领取，开放时间为北京时间<strong>10:00～24:00</strong>，当日未领取则失效。',
        'You can open one for each condition on the red-packet screen that your deposits and the day’s turnover meet, from <strong>10:00 to 24:00 Beijing time</strong>. What is not opened that day is gone.',
      ],
    ],
  },
  {
    heading: ['이벤트 신청', '活动申请', 'Applying to events'],
    says: [
      [
        '이벤트 화면에서 신청하면 보통 20분 안에 규정에 따라 심사해요. 결과는 신청 내역에 남고, 보너스는 메인 지갑으로 들어와요.',
        '在活动页面申请后，通常20分钟内按规则审核；结果保存在申请记录，奖金发放至主钱包。',
        'Applications are judged by the event’s rules, usually within 20 minutes. The result stays among your applications, and the bonus goes to the main wallet.',
      ],
    ],
  },
)
