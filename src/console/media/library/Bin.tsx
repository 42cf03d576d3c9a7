import { useResource } from '../../data/resources';
import RecycleBin from '../../resource/tools/RecycleBin';

/** What was deleted from the library, to be brought back. */
export default function Bin({ entity, onRestored, onClose }: { entity: string; onRestored(): Promise<void>; onClose(): void }) {
  const resource = useResource(entity);
  return <RecycleBin resource={resource} list={resource.list!} nameOf={({ name }) => String(name)} refresh={onRestored} onClose={onClose} />;
}
