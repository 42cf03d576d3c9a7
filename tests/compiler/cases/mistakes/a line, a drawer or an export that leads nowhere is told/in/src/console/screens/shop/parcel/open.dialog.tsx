export default function Drawn() {
  return null;
}
