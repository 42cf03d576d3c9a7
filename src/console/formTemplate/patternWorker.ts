/** Judges patterns that may take for ever; whoever asked ends this worker when one does. Pattern and value are data, no code. */
import type { PatternAnswer, PatternJob } from './patternJob';

const answer = (message: PatternAnswer) => globalThis.postMessage(message);

globalThis.onmessage = ({ data: { source, flags, value } }: MessageEvent<PatternJob>) => {
  answer('begun');
  answer(new RegExp(source, flags).test(value));
};
