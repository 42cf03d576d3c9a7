/** What the debug console keeps from the moment it is asked for: the last calls and the last messages of this page. */
import { useSyncExternalStore } from 'react';
import { redact } from '../../../engine/text/redact';
import { watchCalls, type SeenCall } from '../../data/transport/callLog';

export interface SeenMessage {
  number: number;
  at: number;
  level: (typeof levels)[number];
  text: string;
}

export interface Recording {
  calls: readonly SeenCall[];
  messages: readonly SeenMessage[];
}

const levels = ['debug', 'log', 'info', 'warn', 'error'] as const;
const most = 200;
const longest = 2000;

let recording: Recording = { calls: [], messages: [] };
let started = false;
let number = 0;
const listeners = new Set<() => void>();

/** Listens to calls and to the browser's console for the rest of the page's life. */
export function startRecording(): void {
  if (started) return;
  started = true;
  watchCalls((call) => update({ ...recording, calls: [...recording.calls.slice(1 - most), call] }));
  for (const level of levels) {
    const original = console[level].bind(console);
    console[level] = (...parts: unknown[]) => {
      original(...parts);
      const text = redact(parts.map(textOf).join(' ')).slice(0, longest);
      recording = { ...recording, messages: [...recording.messages.slice(1 - most), { number: ++number, at: Date.now(), level, text }] };
      // Messages come up while React draws, when nothing may be told to it.
      queueMicrotask(tell);
    };
  }
}

export const clearRecording = (): void => update({ calls: [], messages: [] });

export const useRecording = (): Recording => useSyncExternalStore(subscribe, () => recording);

function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (value instanceof Error) return value.stack ?? value.message;
  try {
    return JSON.stringify(value) ?? String(value);
  } catch {
    return String(value);
  }
}

function update(next: Recording): void {
  recording = next;
  tell();
}

const tell = () => listeners.forEach((listener) => listener());

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
