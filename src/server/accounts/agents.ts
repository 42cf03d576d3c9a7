/** A User-Agent header as a person would say it. */

const browsers: [RegExp, string][] = [
  [/MicroMessenger/, '微信'], [/DingTalk/, '钉钉'], [/wxwork/i, '企业微信'], [/Edg(e|A|iOS)?\//, 'Edge'], [/OPR\/|Opera/, 'Opera'], [/QQBrowser/, 'QQ浏览器'],
  [/HeadlessChrome|Chrome\/|CriOS/, 'Chrome'], [/Firefox\/|FxiOS/, 'Firefox'], [/Safari\//, 'Safari'],
];
const systems: [RegExp, string][] = [
  [/iPhone/, 'iPhone'], [/iPad/, 'iPad'], [/Android/, 'Android'], [/HarmonyOS|OpenHarmony/, 'HarmonyOS'], [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'], [/CrOS/, 'ChromeOS'], [/Linux/, 'Linux'],
];

/** @returns e.g. `Chrome · Windows`; 未知设备 when nothing is recognised */
export function agentInWords(agent: string): string {
  const find = (names: [RegExp, string][]) => names.find(([pattern]) => pattern.test(agent))?.[1];
  return [find(browsers), find(systems)].filter(Boolean).join(' · ') || '未知设备';
}
