import { useEffect, useState } from 'react';
import { typeChoices } from '../../../engine/media';
import { Select } from '../../../ui/inputs/Select';
import { TextInput } from '../../../ui/inputs/TextInput';
import { sorts, type Move, type Sort, type LibraryState } from './state';

const sortOptions = Object.entries(sorts).map(([value, label]) => ({ value: value as Sort, label }));

/** Milliseconds after the last letter, so that each one does not ask the server. */
const typing = 300;

/** Which files are shown, and in which order; where the backend answers it. */
export function FindBar({ state, go }: { state: LibraryState; go(move: Move): void }) {
  const [name, setName] = useState(state.name);
  useEffect(() => {
    if (name.trim() === state.name) return;
    const timer = setTimeout(() => go({ do: 'narrow', name: name.trim() }), typing);
    return () => clearTimeout(timer);
  }, [go, name, state.name]);
  const types = typeChoices(state.tab).map(({ label, types: some }) => ({ value: some.join(','), label }));
  return (
    <div className="media-find" role="search" aria-label="查找素材">
      <TextInput
        aria-label="素材名称" type="search" placeholder="搜索名称" clearable value={name} onChange={setName}
        onEnter={() => go({ do: 'narrow', name: name.trim() })}
      />
      {types.length > 1 && <Select aria-label="文件类型" placeholder="全部类型" clearable options={types} value={state.type} onChange={(type) => go({ do: 'narrow', type })} />}
      <Select aria-label="排序方式" options={sortOptions} value={state.sort} onChange={(sort) => go({ do: 'narrow', sort: sort ?? 'newest' })} />
    </div>
  );
}
