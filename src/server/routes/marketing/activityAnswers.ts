/** What is asked of everybody who is signed up, and whether it was answered. */
import { registrationQuestion } from '../../../../generated/codes';
import type { FieldModel } from '../../../engine/model';
import { invalid } from '../../refusal';
import { judgeFields } from '../settings/judge';
import type { Activity, Registration } from './activitySeats';

type Answer = Registration['answers'][number];
type Question = Activity['formFields'][number];

const kindOf: Record<Question['type'], Pick<FieldModel, 'kind' | 'maxLength'>> = {
  [registrationQuestion.text]: { kind: 'text', maxLength: 100 },
  [registrationQuestion.phone]: { kind: 'phone' },
  [registrationQuestion.number]: { kind: 'decimal' },
  [registrationQuestion.radio]: { kind: 'text' },
  [registrationQuestion.date]: { kind: 'date' },
};

/** The first two questions, which every activity asks. */
const always: readonly Question[] = [{ label: '姓名', type: 'text', required: true, options: [] }, { label: '手机号', type: 'phone', required: true, options: [] }];
const questionsOf = ({ formFields }: Activity): readonly Question[] => (formFields.length === 0 ? always : formFields);

const told = (message: string) => invalid([{ field: 'answers', message }]);

/**
 * @returns every question of every person, in order
 * @throws Refusal at `answers` for what is missing, wrong, or was not asked
 */
export function proveAnswers(activity: Activity, num: number, given: readonly Answer[]): Answer[] {
  const questions = questionsOf(activity);
  const said = new Map(given.map((answer) => [`${answer.person} ${answer.label}`, (answer.value ?? '').trim()]));
  if (said.size < given.length) throw told('同一项报名信息只能填写一次');
  const asked = Array.from({ length: num }, (_none, at) => questions.map((question) => ({ person: at + 1, question, name: `${at + 1} ${question.label}` }))).flat();
  const names = new Set(asked.map(({ name }) => name));
  if ([...said.keys()].some((name) => !names.has(name))) throw told('报名信息与活动要求不符');
  const where = (person: number, label: string) => (num > 1 ? `第${person}人的${label}` : label);
  for (const { person, question: { label, type, required, options }, name } of asked) {
    const value = said.get(name) ?? '';
    if (required && value === '') throw told(`请填写${where(person, label)}`);
    if (value !== '' && type === registrationQuestion.radio && !options?.includes(value)) throw told(`${where(person, label)}不在可选范围内`);
  }
  const fields = asked.map(({ person, question: { label, type }, name }): FieldModel => ({ name, title: where(person, label), messages: {}, ...kindOf[type], wire: 'plain', required: false, readOnly: false, writeOnly: false }));
  const [wrong] = judgeFields(fields, Object.fromEntries(said)).errors;
  if (wrong) throw told(wrong.message);
  return asked.map(({ person, question: { label }, name }) => ({ person, label, value: said.get(name) ?? '' }));
}
