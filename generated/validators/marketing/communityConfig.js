// Made from schemas/marketing/communityConfig.json. Do not edit: change the source and run `npm run generate`.
export const update = validate0;
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.communityImageTextAuditSwitch === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "communityImageTextAuditSwitch"}});
errors++;
}
if(data.communityShortVideoAuditSwitch === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "communityShortVideoAuditSwitch"}});
errors++;
}
if(data.communityReplySwitch === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "communityReplySwitch"}});
errors++;
}
if(data.communityReplyAuditSwitch === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "communityReplyAuditSwitch"}});
errors++;
}
for(const key0 in data){
if(!((((key0 === "communityImageTextAuditSwitch") || (key0 === "communityShortVideoAuditSwitch")) || (key0 === "communityReplySwitch")) || (key0 === "communityReplyAuditSwitch"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.communityImageTextAuditSwitch !== undefined){
if(typeof data.communityImageTextAuditSwitch !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/communityImageTextAuditSwitch",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data.communityShortVideoAuditSwitch !== undefined){
if(typeof data.communityShortVideoAuditSwitch !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/communityShortVideoAuditSwitch",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data.communityReplySwitch !== undefined){
if(typeof data.communityReplySwitch !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/communityReplySwitch",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data.communityReplyAuditSwitch !== undefined){
if(typeof data.communityReplyAuditSwitch !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/communityReplyAuditSwitch",keyword:"type",params:{type: "boolean"}});
errors++;
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
