import type { EndpointModel } from '../../../engine/model';

export interface Secret {
  title: string;
  value: string;
}

/** What an answer reveals and no later one will: a password that was made up. */
export function revealed(endpoint: EndpointModel | undefined, answer: unknown): Secret[] {
  if (typeof answer !== 'object' || answer === null) return [];
  return Object.entries(endpoint?.reveals ?? {}).flatMap(([key, title]) => {
    const value = (answer as Record<string, unknown>)[key];
    return typeof value === 'string' && value !== '' ? [{ title, value }] : [];
  });
}
