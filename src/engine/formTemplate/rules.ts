/** The patterns of a form template held against what was entered. */
import type { FieldError } from '../validation/fieldError';
import type { TemplateForm } from './form';

/** A pattern that only JavaScript's own matcher can judge: for a worker with a time limit. */
export interface Waiting {
  field: string;
  source: string;
  flags: string;
  value: string;
  /** What is said when the value does not match. */
  message: string;
}

/**
 * @param texts entered texts by field; empty ones break no pattern
 * @returns the first broken rule of each field, and what is still to be judged
 */
export function judgeRules({ fields, rules }: TemplateForm, texts: Readonly<Record<string, string>>): { errors: FieldError[]; waiting: Waiting[] } {
  const errors: FieldError[] = [];
  const waiting: Waiting[] = [];
  for (const { name } of fields) {
    const value = texts[name] ?? '';
    if (value === '') continue;
    const own = rules.get(name) ?? [];
    const broken = own.find(({ pattern }) => pattern.kind === 'linear' && !pattern.test(value));
    if (broken) errors.push({ field: name, message: broken.message });
    else waiting.push(...own.flatMap(({ pattern, message }) => (pattern.kind === 'backtracking' ? [{ field: name, source: pattern.source, flags: pattern.flags, value, message }] : [])));
  }
  return { errors, waiting };
}
