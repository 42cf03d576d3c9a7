/** When people order, and when shops work. Moments are seconds since 1970, days and hours those of Shanghai. */
import type { Dice } from './dice';

export const minute = 60;
export const hour = 3_600;
export const day = 86_400;
const zone = 8 * hour;

const midnightOf = (moment: number): number => Math.floor((moment + zone) / day) * day - zone;
const hourOf = (moment: number): number => ((moment + zone) % day) / hour;

/** How much of a day falls into each of its hours: lunch and the evening are busiest. */
const hours = [12, 6, 3, 2, 2, 4, 9, 18, 30, 46, 55, 56, 58, 50, 48, 47, 46, 44, 46, 56, 68, 74, 60, 32];
const hourSum = hours.reduce((sum, share) => sum + share, 0);

/** Sale days bring many times as much, week ends more, and the shop grows over the year. */
function weightOf(midnight: number, place: number): number {
  const date = new Date((midnight + zone) * 1000);
  const [month, dayOfMonth, weekday] = [date.getUTCMonth() + 1, date.getUTCDate(), date.getUTCDay()];
  const sale = month === 11 && dayOfMonth === 11 ? 7 : month === 6 && dayOfMonth === 18 ? 5 : (month === 11 && dayOfMonth >= 8 && dayOfMonth <= 10) || (month === 12 && dayOfMonth === 12) ? 2.2 : 1;
  return (0.7 + 0.6 * place) * (weekday === 0 || weekday === 6 ? 1.3 : 1) * sale;
}

function secondOfDay({ random }: Dice): number {
  let rest = random() * hourSum;
  let at = 0;
  while (rest >= hours[at]) rest -= hours[at++];
  return Math.floor((at + rest / hours[at]) * hour);
}

/** So many orders belong to a whole year; fewer are made within fewer days, so that every stage of an order has some. */
const perDay = 16;
const shortest = 30;
const longest = 365;
/** The newest come within the half hour before now: some of them are not paid yet. */
export const newest = 12;
const halfHour = 25 * minute;
/** Seconds after midnight. */
const soon = 20;

/** Moments of `count` orders, rising. */
export function orderTimes(count: number, now: number, dice: Dice): Float64Array {
  const days = Math.min(longest, Math.max(shortest, Math.round(count / perDay)));
  const today = midnightOf(now);
  const midnights = Array.from({ length: days }, (_, index) => today - (days - 1 - index) * day);
  // Of today only what has passed.
  const weights = midnights.map((midnight, index) => weightOf(midnight, index / days) * (midnight === today ? (now - today) / day : 1));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const times = new Float64Array(count);
  let at = 0;
  let reached = weights[0];
  for (let index = 0; index < count; index += 1) {
    const place = ((index + dice.random()) / count) * total;
    while (place > reached && at < days - 1) reached += weights[(at += 1)];
    const moment = midnights[at] + secondOfDay(dice);
    times[index] = moment <= now ? moment : today + Math.floor(dice.random() * (now - today));
  }
  for (let index = Math.max(0, count - newest); index < count; index += 1) times[index] = now - Math.floor(dice.random() * halfHour);
  // A day is compared with the one before until the same time: of that there is something to see, however early it is.
  if (count > newest) times[count - newest - 1] = today - day + soon;
  return times.sort();
}

const opens = 9;
const closes = 19;

/** The moment itself while shops work, else somewhere in the first two hours of the next working day. */
export function openingAfter(moment: number, { random }: Dice): number {
  const at = hourOf(moment);
  if (at >= opens && at < closes) return Math.floor(moment);
  return midnightOf(moment) + (at < opens ? 0 : day) + Math.floor((opens + random() * 2) * hour);
}
