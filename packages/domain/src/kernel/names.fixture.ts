/** Names whose letters are in the typeface of print: Romanian, Polish, Vietnamese, Ukrainian, Icelandic and others. */
export const PRINTABLE_NAMES: readonly string[] = [
  'Ștefan Ioniță',
  'Łukasz Żółć',
  'Đặng Thị Hồng',
  'Олександр Їжак',
  'Þórður Æ',
  'Ğülşen İ',
  'ŽĆČĐŠ',
  'Jǔ',
]
