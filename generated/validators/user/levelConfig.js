// Made from schemas/user/levelConfig.json. Do not edit: change the source and run `npm run generate`.
export const update = validate0;
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.userLevelSwitch === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "userLevelSwitch"}});
errors++;
}
if(data.userLevelCommunityNotesExp === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "userLevelCommunityNotesExp"}});
errors++;
}
if(data.userLevelCommunityNotesNum === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "userLevelCommunityNotesNum"}});
errors++;
}
for(const key0 in data){
if(!(((key0 === "userLevelSwitch") || (key0 === "userLevelCommunityNotesExp")) || (key0 === "userLevelCommunityNotesNum"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.userLevelSwitch !== undefined){
if(typeof data.userLevelSwitch !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/userLevelSwitch",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data.userLevelCommunityNotesExp !== undefined){
let data1 = data.userLevelCommunityNotesExp;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
(vErrors ??= []).push({instancePath:instancePath+"/userLevelCommunityNotesExp",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data1 == "number"){
if(data1 > 9007199254740991 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/userLevelCommunityNotesExp",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data1 < 0 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/userLevelCommunityNotesExp",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data.userLevelCommunityNotesNum !== undefined){
let data2 = data.userLevelCommunityNotesNum;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
(vErrors ??= []).push({instancePath:instancePath+"/userLevelCommunityNotesNum",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data2 == "number"){
if(data2 > 9007199254740991 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/userLevelCommunityNotesNum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data2 < 0 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/userLevelCommunityNotesNum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
export const actions = {};
