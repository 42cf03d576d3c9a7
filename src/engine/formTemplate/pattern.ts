/**
 * Patterns of a form template's rules: texts such as `/^1\d{10}$/i`, never evaluated as code. They are matched in RE2's linear
 * time; what RE2 cannot do (look-around, back-references) is handed back, for a worker with a time limit.
 */
import { RE2JS, RE2JSSyntaxException } from 're2js';

export type Pattern =
  | { kind: 'linear'; test(value: string): boolean }
  /** Needs JavaScript's own matcher, which may take for ever. */
  | { kind: 'backtracking'; source: string; flags: string }
  | { kind: 'invalid'; reason: string };

/** Beyond a text's own sense: whole text or first match make no difference to a test. */
const known = /^[dgimsuvy]*$/;

/** @param written with slashes and flags, or the bare source */
export function readPattern(written: string): Pattern {
  const text = written.trim();
  const [, source = text, flags = ''] = /^\/(.*)\/([a-z]*)$/s.exec(text) ?? [];
  if (source === '') return { kind: 'invalid', reason: '正则表达式为空' };
  if (source === text && text.startsWith('/')) return { kind: 'invalid', reason: '正则表达式格式不正确' };
  if (!known.test(flags)) return { kind: 'invalid', reason: `不支持的正则修饰符：${flags}` };
  if (!isJavaScript(source, flags)) return { kind: 'invalid', reason: '正则表达式格式不正确' };
  try {
    const compiled = RE2JS.compile(RE2JS.translateRegExp(source), flagsOf(flags));
    return { kind: 'linear', test: (value) => compiled.matcher(value).find() };
  } catch (error) {
    if (error instanceof RE2JSSyntaxException) return { kind: 'backtracking', source, flags: flags.replace(/[gy]/g, '') };
    throw error;
  }
}

function isJavaScript(source: string, flags: string): boolean {
  try {
    return new RegExp(source, flags) instanceof RegExp;
  } catch {
    return false;
  }
}

const flagsOf = (flags: string): number =>
  (flags.includes('i') ? RE2JS.CASE_INSENSITIVE : 0) | (flags.includes('m') ? RE2JS.MULTILINE : 0) | (flags.includes('s') ? RE2JS.DOTALL : 0);
