/** What a failed call looks like, and who hears of it. */
import { codes } from '../../../engine/envelope';
import type { CaptchaDemand } from '../../../engine/extension/account';
import { type Conflict, type FieldErrors, toldWithChange } from '../../../engine/extension/paths';

/** Sentences of spec 1 §8. */
export const failureTexts = {
  unauthorized: '无效的会话，或者会话已过期，请重新登录。',
  forbidden: '没有权限访问。',
  /** A refusal without words of its own. */
  unnamed: 'Error',
  timeout: '请求超时，请稍后重试。',
  network: '网络连接失败，请检查网络后重试。',
  unreadable: '服务器返回了无法识别的内容。',
} as const;

/** `due`: a 403 of its own, which names what has to be done first (decisions 33). */
type FailureKind = 'unauthorized' | 'forbidden' | 'due' | 'refused' | 'network' | 'timeout';

/**
 * A call that failed. Carries what react-admin reads from its own HttpError (`status`, `body.errors` for the fields of a form)
 * and what the published envelope says (`code`, `data`).
 */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly kind: FailureKind;
  /** Code of the envelope; 0 when no answer came. */
  readonly code: number;
  /** As react-admin's HttpError: equals `code`. */
  readonly status: number;
  readonly data: unknown;
  /** As react-admin's HttpError: messages by field name, for the form. */
  readonly body: { errors?: Record<string, string> };
  /** The failure listeners have been told, so the message is on the screen already. */
  announced = false;

  constructor(kind: FailureKind, code: number, message: string, data?: unknown) {
    super(toldWithChange(message, data));
    this.kind = kind;
    this.code = code;
    this.status = code;
    this.data = data;
    const errors = fieldErrorsOf(data);
    this.body = errors ? { errors } : {};
  }

  /** Messages by field name of a 400 answer, undefined when it concerns no field. */
  get fieldErrors(): Record<string, string> | undefined {
    return this.body.errors;
  }

  /** The server refused without saying why. */
  get unnamed(): boolean {
    return this.kind === 'refused' && this.message === failureTexts.unnamed;
  }

  /** The sign-in was refused for want of a good captcha. */
  get captchaDemanded(): boolean {
    return isObject(this.data) && this.data.reason === ('captcha' satisfies CaptchaDemand['reason']);
  }

  /** The record as it now is, of a 409 answer. */
  get conflict(): Conflict | undefined {
    const { data } = this;
    return this.code === codes.conflict && isObject(data) && isObject(data.current) ? (data as unknown as Conflict) : undefined;
  }
}

function fieldErrorsOf(data: unknown): Record<string, string> | undefined {
  if (!isObject(data) || !Array.isArray(data.errors)) return undefined;
  const errors = (data as unknown as FieldErrors).errors;
  return Object.fromEntries(errors.map(({ field, message }) => [field, message]));
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

type Listener = (error: ApiError) => void;
const listeners = new Set<Listener>();

/**
 * Hears of every failed call that was not made `quiet`; the shell shows the message and leads to the sign-in page.
 * @returns a function that stops listening.
 */
export function onFailure(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function announce(error: ApiError): void {
  error.announced = listeners.size > 0;
  for (const listener of listeners) listener(error);
}
