const firsts = ['별빛', '달토끼의', '황금', '바다', '정원', '용의', '여우', '보석', '봄날', '은하']
const seconds = ['바카라', '슬롯', '룰렛', '왕국', '모험', '축제', '행운', '전설', '마을', '비밀']
const platforms = ['nova', 'lotus', 'grandia', 'aurora']

/** As many games as a large site has, under names of two words and a number. */
export function manyGames(count: number): readonly object[] {
  return Array.from({ length: count }, (_, index) => ({
    category_id: 'gaming',
    app_state: 1,
    platform_name: platforms[index % platforms.length],
    platform_title: platforms[index % platforms.length],
    game_code: `many-${index}`,
    lang: 'kor',
    name: `${firsts[index % 10] ?? ''} ${seconds[Math.floor(index / 10) % 10] ?? ''} ${index}`,
    name_en: `Game ${index}`,
    mobile_img: 'demo/games/nova-1.gen.svg',
  }))
}
